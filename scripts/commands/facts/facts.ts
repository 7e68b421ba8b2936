import { type FactName, facts } from '#src/site/facts.ts';
import { formatFactWithVat } from '#src/site/format-fact.ts';
import { builtDirectory } from '../../lib/dist-directory.ts';
import { pagesIn } from '../../lib/dist-pages.ts';
import { disagreements, factPages, factReport } from './fact-report.ts';

/* `npm run facts`: builds, then prints every fact with its value and pages, and the facts that contradict each other. */

const pages = await pagesIn(builtDirectory());
const shown = factPages(pages);
const lines = (Object.keys(facts) as FactName[]).map((name) => ({
  name,
  label: facts[name].label,
  value: formatFactWithVat(name),
  pages: shown.get(name) ?? [],
}));
console.log(factReport(lines, disagreements(facts), pages.length));
