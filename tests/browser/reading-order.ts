import { parse } from 'yaml';

/** Roles that screen reader users navigate by: landmarks, headings, controls and some others. */
const includedRoles =
  /^(?:banner|main|contentinfo|navigation|complementary|region|search|form|heading|link|button|textbox|searchbox|checkbox|radio|combobox|slider|group|table|figure|img|status|alert|progressbar)$/;
/** Roles that the code names. The names of the others are content, which owner and writers may change. */
const namedRoles = /^(?:navigation|search|textbox|searchbox|checkbox|combobox)$/;

type Snapshot = readonly (string | Readonly<Record<string, unknown>>)[];

/**
 * Outlines Playwright's accessibility tree: one line for each element with one of the roles above, in reading order.
 * Equal neighbours are merged, so that an additional case or question does not change the outline.
 */
export function readingOrder(ariaSnapshot: string): string {
  return `${outline(parse(ariaSnapshot) as Snapshot).join('\n')}\n`;
}

function outline(nodes: Snapshot): string[] {
  const blocks: string[] = [];
  for (const node of nodes) {
    const [text = '', below] = typeof node === 'string' ? [node] : (Object.entries(node)[0] ?? []);
    const [, role = '', name = ''] = /^([\w-]+)( "(?:[^"\\]|\\.)*")?/.exec(text) ?? [];
    const inside = outline(Array.isArray(below) ? (below as Snapshot) : []);
    const level = /\[level=\d\]/.exec(text)?.[0].replace(/\D+(\d)\D/, ' $1') ?? '';
    const block = includedRoles.test(role)
      ? [`- ${role}${level}${namedRoles.test(role) ? name : ''}`, ...inside.map((line) => `  ${line}`)]
      : inside;
    const lines = block.join('\n');
    if (lines && lines !== blocks.at(-1)) blocks.push(lines);
  }
  return blocks.flatMap((block) => block.split('\n'));
}
