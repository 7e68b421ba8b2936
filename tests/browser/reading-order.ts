import { parse } from 'yaml';

/** Roles that somebody who listens moves by: landmarks, headings, and what can be pressed or filled in. */
const kept =
  /^(?:banner|main|contentinfo|navigation|complementary|region|search|form|heading|link|button|textbox|searchbox|checkbox|radio|combobox|slider|group|table|figure|img|status|alert|progressbar)$/;
/** What these are called is a text, which its writer may change. */
const nameless = /^(?:img|figure|table)$/;

const contents = 'navigation "Indhold"';

type Snapshot = readonly (string | Readonly<Record<string, unknown>>)[];

/**
 * Playwright's accessibility tree in short: one line each of the roles above, in the order that they are read.
 * `plain` takes the owner's words out of a name. Of neighbours that read alike one stands for all, so that one more
 * case or question changes nothing.
 */
export function readingOrder(ariaSnapshot: string, plain: (name: string) => string): string {
  return `${inOrder(parse(ariaSnapshot) as Snapshot, plain, false).join('\n')}\n`;
}

/** Links in a list of contents carry the headings of the text. */
function inOrder(nodes: Snapshot, plain: (name: string) => string, inContents: boolean): string[] {
  const blocks: string[] = [];
  for (const node of nodes) {
    const [text = '', below] = typeof node === 'string' ? [node] : (Object.entries(node)[0] ?? []);
    const [, role = '', name = '', rest = ''] = /^([\w-]+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(text) ?? [];
    const children = Array.isArray(below) ? (below as Snapshot) : [];
    const inside = inOrder(children, plain, inContents || text === contents);
    const called =
      name && !nameless.test(role) ? ` "${inContents ? '{afsnit}' : plain(JSON.parse(name))}"` : '';
    const level = /\[level=(\d)\]/.exec(rest)?.[1] ?? '';
    const block = kept.test(role)
      ? [`- ${role}${level && ` ${level}`}${called}`, ...inside.map((line) => `  ${line}`)]
      : inside;
    const lines = block.join('\n');
    if (lines && lines !== blocks.at(-1)) blocks.push(lines);
  }
  return blocks.flatMap((block) => block.split('\n'));
}
