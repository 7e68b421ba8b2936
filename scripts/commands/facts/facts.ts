import '../../environment/read-env.mjs';

import { contradictions, type FactName, facts } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';
import { builtDirectory } from '../../lib/dist-directory.ts';
import { pagesIn } from '../../lib/dist-pages.ts';
import { disagreements, factPages } from './fact-report.ts';

/* `npm run facts`: builds, then prints every fact with its value and pages, and the facts that contradict each other. */

const pages = await pagesIn(builtDirectory());
const shown = factPages(pages);
const describe = (name: string) => {
  const paths = shown.get(name) ?? [];
  const where =
    paths.length === pages.length
      ? `alle ${paths.length} sider`
      : paths.join('  ') || 'på ingen side: i strukturerede data, eller ingen steder';
  return `${name}: ${formatPrice(facts[name as FactName])}\n  ${facts[name as FactName].label}\n  ${where}`;
};
const names = Object.keys(facts);
console.log(`${names.map(describe).join('\n')}\n\n${names.length} fakta.\n`);
const pairs = disagreements(facts, contradictions);
console.log(
  pairs.length
    ? 'Disse siger ikke det samme. Ejeren afgør, hvad der gælder, og retter src/site/facts.ts:'
    : 'Ingen er uenige.',
);
for (const pair of pairs) console.log(`\n${pair.map(describe).join('\n')}`);
