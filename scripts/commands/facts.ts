import { existsSync } from 'node:fs';
import { type Fact, type FactName, facts } from '#src/site/facts.ts';
import { formatFactWithVat } from '#src/site/format-fact.ts';
import { distDirectory } from './dist-directory.ts';
import { pagesIn } from './dist-pages.ts';
import { disagreements, factPages, factReport } from './fact-report.ts';

/** `npm run facts`: every fact, its value, where it is shown, and which facts disagree. */
if (existsSync(distDirectory)) {
  const pages = await pagesIn(distDirectory);
  const shown = factPages(pages);
  const lines = (Object.keys(facts) as FactName[]).map((name) => ({
    name,
    label: facts[name].label,
    value: formatFactWithVat(name),
    pages: shown.get(name) ?? [],
    open: (facts[name] as Fact).open,
  }));
  console.log(factReport(lines, disagreements(facts), pages.length));
} else {
  console.error('Der er ingen dist/ at lede i. Kør npm run build først.');
  process.exitCode = 1;
}
