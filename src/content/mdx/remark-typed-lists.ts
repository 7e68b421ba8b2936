import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reportOf } from './report.ts';
import { proseOfBlock } from './text-blocks.ts';

type Line = {
  /** The words, without code, addresses and components. */
  readonly text: string;
  readonly written: string;
  readonly number: number;
};

/** Signs of lists in Word and Pages, those of their own typefaces included. */
const bullet = /^[•·‣◦▪▫●○■□◆◇➢➤►▶✓✔☐☑✗\uf0a7\uf0b7\uf0d8\uf0fc]\s*(?=\S)|^o\t+(?=\S)/u;
/** A dash may also begin a line of a dialogue: two in one paragraph do not. */
const dash = /^[–—−‐‑]\s*(?=\S)|^[-*](?=[\p{L}\d])/u;
/** The number or letter of a point. */
const point = /^\(?([a-zæøå]|[ivx]{1,4}|\d{1,2})[.)]\s*(?=\S)(?!\p{L}\.)/iu;
/** Cells of a table as spreadsheets and programs for texts copy them. */
const cells = /\S(?:[ ]*\t[ \t]*| {3,})(?=\S)/u;

/**
 * Refuses lists and tables that are typed or pasted as plain lines: Markdown joins the lines to one paragraph, so that
 * visitors would read `• første • andet`.
 */
export function remarkTypedLists() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const source = String(file);
    const linesOf = (paragraph: Paragraph): Line[] => {
      const { start, end } = paragraph.position ?? {};
      const written = source.slice(start?.offset, end?.offset).split('\n');
      return proseOfBlock(paragraph, source)
        .split('\n')
        .map((text, index) => ({
          text: withoutMarks(text),
          written: withoutMarks(written[index] ?? ''),
          number: (start?.line ?? 1) + index,
        }));
    };
    const add = (line: Line, where: string, expected: string, example: string) => {
      const found = line.written;
      diagnostics.push({
        line: line.number,
        where,
        found: (found.length > 60 ? `${found.slice(0, 59)}…` : found).replaceAll('\t', '⇥'),
        expected,
        example: example.length > 60 ? `${example.slice(0, 59)}…` : example,
      });
    };

    visit(tree, 'paragraph', (paragraph, index = 0, parent) => {
      const lines = linesOf(paragraph);
      const [bulleted] = lines.filter(({ text }) => bullet.test(text));
      const dashed = lines.filter(({ text }) => dash.test(text));
      const [first, second] = lines.filter(({ text }) => cells.test(text));
      const next = parent?.children[index + 1];
      const following = next?.type === 'paragraph' ? linesOf(next).slice(0, 1) : [];
      const numbered = [...lines, ...following].findIndex(
        ({ text }, at, all) => at > 0 && isNext(all[at - 1]?.text ?? '', text),
      );
      if (bulleted) {
        const example = `- ${bulleted.written.replace(bullet, '')}`;
        add(bulleted, 'liste', 'bindestreg og mellemrum foran hvert punkt', example);
      } else if (first && second) {
        const row = `| ${first.written
          .split(/\t+| {3,}/)
          .map((cell) => cell.trim())
          .join(' | ')} |`;
        add(first, 'tabel', 'en tabel med | mellem felterne og | --- | under overskriften', row);
      } else if (dashed[0] && dashed.length > 1) {
        const example = `- ${dashed[0].written.replace(dash, '')}`;
        add(dashed[0], 'liste', 'bindestreg og mellemrum foran hvert punkt', example);
      } else {
        const line = lines[numbered - 1];
        if (line)
          add(
            line,
            'liste',
            'tal, punktum og mellemrum foran hvert punkt',
            `1. ${line.written.replace(point, '')}`,
          );
      }
    });
  };
}

/** Removes the indentation of a line and the marks of the quote that it stands in. */
function withoutMarks(line: string): string {
  return line.replace(/^[\s>]+/, '').trimEnd();
}

/** Whether a line begins with the number or the letter that follows the one of the line above. */
function isNext(above: string, line: string): boolean {
  const [, before = ''] = point.exec(above) ?? [];
  const [, after = ''] = point.exec(line) ?? [];
  if (!before || !after) return false;
  if (/^\d+$/.test(before)) return Number(after) === Number(before) + 1;
  const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
  const [from, to] = [before.toLowerCase(), after.toLowerCase()];
  if (roman.includes(from) && roman.indexOf(to) === roman.indexOf(from) + 1) return true;
  return from.length === 1 && to.length === 1 && (to.codePointAt(0) ?? 0) === (from.codePointAt(0) ?? 0) + 1;
}
