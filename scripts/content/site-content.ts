import { resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { readContent, type SiteContent } from './read-content.ts';

/** Folder with the content of the site. */
export const contentDirectory = resolve(root, process.env.CONTENT_DIRECTORY || 'content');

/** The content without drafts, for builds, and with them, for the dev server, each as it was last read. */
const contents = new Map<boolean, Promise<SiteContent>>();

/** Returns the content of the site as it was last read, or as it is being read. */
export function siteContent(drafts = false): Promise<SiteContent> {
  const content = contents.get(drafts) ?? readContent(contentDirectory, { drafts });
  contents.set(drafts, content);
  return content;
}

/** Reads the content, drafts included, again. */
export function readSiteContentAgain(): Promise<SiteContent> {
  contents.delete(true);
  return siteContent(true);
}
