import { resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { readContent, type SiteContent } from './read-content.ts';

/** Folder with the content of the site. */
export const contentDirectory = resolve(root, process.env.CONTENT_DIRECTORY || 'content');

let current: Promise<SiteContent> | undefined;
let next: Promise<SiteContent> | undefined;

/** Returns the content of the site as it was last read, or as it is being read. The first call decides about drafts. */
export function siteContent(drafts = false): Promise<SiteContent> {
  current ??= readContent({ directory: contentDirectory, drafts });
  return next ?? current;
}

/** Reads the content, drafts included, again. However often files change meanwhile, one more reading is enough. */
export function readSiteContentAgain(): Promise<SiteContent> {
  next ??= siteContent(true)
    .catch(() => null)
    .then(() => {
      current = readContent({ directory: contentDirectory, drafts: true });
      next = undefined;
      return current;
    });
  return next;
}
