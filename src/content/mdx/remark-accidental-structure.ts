import type { Blockquote, Emphasis, List, ListItem, Node, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { danishMonths } from '#src/lib/danish-months.ts';
import { reportOf } from './report.ts';

/** A month after the number of a day, in full or abbreviated. */
const month = new RegExp(
  `^\\s*(?:${danishMonths.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|dec)\\.?)(?!\\p{L})`,
  'iu',
);

/**
 * Refuses sentences that Markdown reads as a list, a quote or emphasis, so that their number or sign is lost: a date or a
 * year first on a line, a plus, an asterisk as a note, a 'greater than', a product of numbers.
 */
export function remarkAccidentalStructure() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const source = String(file);
    const add = (node: Node, where: string, sign: string, expected: string) => {
      const found = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n')[0] ?? '';
      const example = found.replace(sign, `${sign.slice(0, -1)}\\${sign.slice(-1)}`);
      diagnostics.push({
        line: node.position?.start.line ?? 1,
        where,
        found: found.length > 60 ? `${found.slice(0, 59)}…` : found,
        expected,
        example: example.length > 60 ? `${example.slice(0, 59)}…` : example,
      });
    };
    /** Last number of the latest list between the same headings, by parent: a list may go on after a figure. */
    const latest = new Map<Parent, number>();

    visit(tree, (node, index = 0, parent) => {
      if (!parent) return;
      if (node.type === 'heading') latest.delete(parent);
      else if (node.type === 'list') checkList(node, index, parent);
      else if (node.type === 'blockquote') checkQuote(node, index, parent);
      else if (node.type === 'emphasis') checkEmphasis(node);
    });

    function checkList(list: List, index: number, parent: Parent) {
      if (list.ordered) checkNumbers(list, parent);
      else {
        const [item] = list.children;
        const sign = source[item?.position?.start.offset ?? 0] ?? '-';
        if (!item || list.children.length > 1) return;
        if (/[*+]/.test(sign) || continues(list, parent.children[index - 1]))
          add(
            item,
            'liste',
            sign,
            `en liste med bindestreg og en tom linje før; skriv \\${sign} for et tegn i sætningen`,
          );
      }
    }

    function checkNumbers(list: List, parent: Parent) {
      const { children: items } = list;
      const written = items.map(
        (item) => /^\d+[.)]/.exec(source.slice(item.position?.start.offset))?.[0] ?? '',
      );
      const numbers = written.map((sign) => Number.parseInt(sign, 10));
      const before = latest.get(parent);
      const isDate = items.map((item) => month.test(textAfterNumber(item)));
      // All numbers may be 1: Markdown counts by itself.
      const areEqual = numbers.length > 1 && numbers.every((number) => number === 1);
      for (const [at, item] of items.entries()) {
        const [sign = '', number = 1] = [written[at], numbers[at]];
        const escaped = `${sign.slice(0, -1)}\\${sign.slice(-1)}`;
        const advice = `er tallet en del af sætningen, så skriv ${escaped}`;
        const follows = number === (at === 0 ? (before ?? 0) : (numbers[at - 1] ?? 0)) + 1;
        if (isDate[at]) {
          const name = /\p{L}+/u.exec(textAfterNumber(item))?.[0] ?? '';
          add(item, 'dato', sign, `${escaped} ${name}: ellers bliver tallet forrest på linjen til en liste`);
        } else if (at === 0 && number !== 1 && !follows)
          add(item, 'liste', sign, `en liste, der begynder med 1.; ${advice}`);
        else if (items.length === 1 && number === 1 && !isContinued(list, parent))
          add(item, 'liste', sign, `en liste med flere punkter; ${advice}`);
        else if (at > 0 && !follows && !areEqual) add(item, 'liste', sign, `tallene i rækkefølge; ${advice}`);
      }
      latest.set(parent, numbers.at(-1) ?? 0);
    }

    /** Whether a list with number 2 first comes before the next heading. */
    function isContinued(list: List, parent: Parent): boolean {
      const after = parent.children.slice(parent.children.indexOf(list) + 1);
      const next = after.find(({ type }) => type === 'list' || type === 'heading');
      return next?.type === 'list' && next.start === 2;
    }

    function textAfterNumber({ position }: ListItem): string {
      return source.slice(position?.start.offset, position?.end.offset).replace(/^\d+[.)]/, '');
    }

    function checkQuote(quote: Blockquote, index: number, parent: Parent) {
      if (continues(quote, parent.children[index - 1]))
        add(quote, 'citat', '>', 'en tom linje før et citat; skriv \\> for »større end«');
    }

    function checkEmphasis({ position, ...node }: Emphasis) {
      const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
      if (/\d/.test(source[start - 1] ?? '') && /\d/.test(source[end] ?? ''))
        add({ ...node, position }, 'teksten', '*', 'et gangetegn, ×, eller en stjerne skrevet \\*');
    }
  };
}

/** Whether a block follows a paragraph without an empty line between. */
function continues(block: Node, before: Node | undefined): boolean {
  return before?.type === 'paragraph' && before.position?.end.line === (block.position?.start.line ?? 0) - 1;
}
