export type Template = {
  /** What stands in the head of every page. */
  readonly head: string;
  /** The document around a page, its head empty. */
  readonly shell: string;
};

/** What the prerenderer links for its own client and its own styles, which this site does not load. */
const leftovers = /<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/**
 * Takes the head out of the built template. The prerenderer parses and writes again whatever it is given, and the
 * head is the same on every page: it waits outside and is put back by `wholePage`.
 */
export function splitTemplate(indexHtml: string): Template {
  const match = /^([\s\S]*<head>)([\s\S]*)(<\/head>[\s\S]*)$/.exec(indexHtml);
  if (!match) throw new Error('src/index.html has no <head>');
  const [, before, head = '', after] = match;
  return {
    head: head
      .replace(leftovers, '')
      .replace(/\s*\/>/g, '>')
      .replace(/>\s+</g, '><')
      .trim(),
    shell: `${before}${after}`,
  };
}

/** The prerenderer's page with its head. */
export function wholePage(html: string, { head }: Template): string {
  return html.replace('<head>', (tag) => tag + head);
}
