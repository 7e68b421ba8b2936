import { resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { readContent, type SiteContent } from './read-content.ts';

/** Folder with the content of the site. */
export const contentDirectory = resolve(root, process.env.CONTENT_DIRECTORY || 'content');

/** The content without drafts, for builds, and with them, for the dev server, each as it was last read. */
const contents = new Map<boolean, Promise<SiteContent>>();
let next: Promise<SiteContent> | undefined;

/** Returns the content of the site as it was last read, or as it is being read. */
export function siteContent(drafts = false): Promise<SiteContent> {
  const last = contents.get(drafts) ?? readContent(contentDirectory, { drafts });
  contents.set(drafts, last);
  return (drafts && next) || last;
}

/** Reads the content, drafts included, again. However often files change meanwhile, one more reading is enough. */
export function readSiteContentAgain(): Promise<SiteContent> {
  next ??= siteContent(true)
    .catch(() => null)
    .then(() => {
      const read = readContent(contentDirectory, { drafts: true });
      contents.set(true, read);
      next = undefined;
      return read;
    });
  return next;
}
