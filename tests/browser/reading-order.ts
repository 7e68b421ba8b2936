import { parse } from 'yaml';

/** Roles that screen reader users navigate by: landmarks, headings, controls and some others. */
const includedRoles =
  /^(?:banner|main|contentinfo|navigation|complementary|region|search|form|heading|link|button|textbox|searchbox|checkbox|radio|combobox|slider|group|table|figure|img|status|alert|progressbar)$/;
/** Roles whose names are omitted, because they are content that writers may change. */
const namelessRoles = /^(?:img|figure|table)$/;

const contentsList = 'navigation "Indhold"';

type Snapshot = readonly (string | Readonly<Record<string, unknown>>)[];

/**
 * Outlines Playwright's accessibility tree: one line for each element with one of the roles above, in reading order.
 * `maskName` replaces editable text in names. Identical neighbours are merged, so that an additional case or question
 * does not change the outline.
 */
export function readingOrder(ariaSnapshot: string, maskName: (name: string) => string): string {
  return `${outline(parse(ariaSnapshot) as Snapshot, maskName, false).join('\n')}\n`;
}

/** Returns the lines of the outline. Links in the contents list are masked: their names are headings of the article. */
function outline(nodes: Snapshot, maskName: (name: string) => string, inContents: boolean): string[] {
  const blocks: string[] = [];
  for (const node of nodes) {
    const [text = '', below] = typeof node === 'string' ? [node] : (Object.entries(node)[0] ?? []);
    const [, role = '', name = '', rest = ''] = /^([\w-]+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(text) ?? [];
    const children = Array.isArray(below) ? (below as Snapshot) : [];
    const inside = outline(children, maskName, inContents || text === contentsList);
    const label =
      name && !namelessRoles.test(role) ? ` "${inContents ? '{afsnit}' : maskName(JSON.parse(name))}"` : '';
    const level = /\[level=(\d)\]/.exec(rest)?.[1] ?? '';
    const block = includedRoles.test(role)
      ? [`- ${role}${level && ` ${level}`}${label}`, ...inside.map((line) => `  ${line}`)]
      : inside;
    const lines = block.join('\n');
    if (lines && lines !== blocks.at(-1)) blocks.push(lines);
  }
  return blocks.flatMap((block) => block.split('\n'));
}
