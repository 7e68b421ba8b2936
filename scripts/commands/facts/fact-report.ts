import { parse } from 'parse5';
import { danishOrder } from '#src/lib/danish-order.ts';
import type { Fact } from '#src/site/facts.ts';
import { formatValue, vatNote } from '#src/site/format-fact.ts';
import { attribute, elementsIn } from '../../lib/html-tree.ts';

type FactLine = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Paths of the pages that show it; those that only state it in their head say where. */
  readonly pages: readonly string[];
};

const headElements: Readonly<Record<string, string>> = { meta: 'beskrivelse', script: 'strukturerede data' };

/**
 * Finds the pages that state each fact, by the attribute of the elements that contain it: `data-fact="oppetid"`. A page
 * that shows the fact is listed by its path alone, one that states it only in its head with the place.
 */
export function factPages(
  pages: readonly { path: string; html: string }[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, html } of pages) {
    const places = new Map<string, Set<string>>();
    for (const element of elementsIn(parse(html))) {
      // The attribute of a sum lists every price in it.
      for (const name of attribute(element, 'data-fact')?.split(' ') ?? [])
        places.set(name, (places.get(name) ?? new Set()).add(headElements[element.tagName] ?? ''));
    }
    for (const [name, where] of places) {
      const place = where.has('') ? path : `${path} (${[...where].join(' og ')})`;
      found.set(name, [...(found.get(name) ?? []), place]);
    }
  }
  return new Map([...found].map(([name, places]) => [name, places.sort()]));
}

/** Returns the groups of facts that contradict each other by declaration and by value, each group once and sorted by name. */
export function disagreements(facts: Readonly<Record<string, Fact>>): string[][] {
  const groups: Set<string>[] = [];
  for (const [name, { disagrees = [] }] of Object.entries(facts)) {
    if (!disagrees.length) continue;
    const members = new Set([name, ...disagrees]);
    // Groups that share a fact are merged into one question.
    for (const group of groups.filter((other) => [...other].some((member) => members.has(member)))) {
      for (const member of group) members.add(member);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(members);
  }
  // Hours of `09-17` are those of `9-17`.
  const value = (fact: Fact) => `${formatValue(fact).replace(/(?<![\d.,])0(?=\d)/g, '')} ${vatNote(fact)}`;
  return groups
    .map((group) => [...group].sort())
    .filter((group) => new Set(group.map((name) => facts[name] && value(facts[name]))).size > 1)
    .sort((a, b) => danishOrder.compare(a[0] ?? '', b[0] ?? ''));
}

/** Formats the report: every fact, then the questions for the site's owner. */
export function factReport(
  lines: readonly FactLine[],
  groups: readonly (readonly string[])[],
  pageCount: number,
): string {
  const where = ({ pages }: FactLine) =>
    pages.length === pageCount ? `alle ${pageCount} sider` : pages.join('  ') || 'ingen sider';
  const show = (line: FactLine, indent: string) => [
    `${indent}${line.name}: ${line.value}`,
    `${indent}  ${line.label}`,
    `${indent}  ${where(line)}`,
  ];
  const questions = groups.flatMap((group, index) => [
    `${index + 1}.`,
    ...lines.filter(({ name }) => group.includes(name)).flatMap((line) => show(line, '  ')),
  ]);
  return [
    ...lines.flatMap((line) => show(line, '')),
    '',
    `${lines.length} fakta.`,
    '',
    groups.length
      ? 'Disse siger ikke det samme. Ejeren afgør, hvad der gælder, og retter src/site/facts.ts:'
      : 'Ingen er uenige.',
    '',
    ...questions,
  ].join('\n');
}
