import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblems } from '#src/content/problem.ts';
import { readPages } from '#src/content/read-content.ts';
import { company, placeholders } from '#src/site/company.ts';
import { facts } from '#src/site/facts.ts';
import { unconfirmedTerms } from '#src/site/unconfirmed-terms.ts';
import { root } from '../root.ts';
import { today } from '../vite/today.ts';
import { type LaunchItem, launchReport, lineOfField, lineOfWords, monthIsOver } from './launch-list.ts';

/**
 * `npm run launch-check`: every placeholder and sample that the owner must replace, every term to confirm, and where it is.
 * With `--strict` it fails while any is left.
 */
const companyFile = 'src/site/company.ts';
const companySource = await readFile(join(root, companyFile), 'utf8');
const { data, samples, problems } = await readPages({
  directory: join(root, 'content'),
  today: today(),
  drafts: false,
});

if (data) {
  const items: LaunchItem[] = placeholders.map((field) => ({
    file: companyFile,
    line: lineOfField(companySource, field),
    what: `${field}: ${valueAt(company, field)}`,
  }));
  for (const file of samples) {
    const source = await readFile(join(root, file), 'utf8');
    items.push({ file, line: lineOfField(source, 'eksempel'), what: 'hele filen er eksempler' });
  }
  const offerMonth = facts['pakke.mellem.rabat.maaned'].value;
  if (monthIsOver(offerMonth, today())) {
    const file = 'src/site/facts.ts';
    const line = lineOfField(await readFile(join(root, file), 'utf8'), 'month');
    items.push({ file, line, what: `rabatten gjaldt i ${offerMonth}: skriv en ny måned, eller fjern den` });
  }
  const termsFile = 'src/site/unconfirmed-terms.ts';
  const termsSource = await readFile(join(root, termsFile), 'utf8');
  const unconfirmed = await Promise.all(
    unconfirmedTerms.map(async ({ file, words, what }): Promise<LaunchItem> => {
      const line = lineOfWords(await readFile(join(root, file), 'utf8'), words);
      if (line) return { file, line, what };
      const rewritten = `teksten i ${file} er skrevet om: slet punktet her (${what})`;
      return { file: termsFile, line: lineOfWords(termsSource, words) || 1, what: rewritten };
    }),
  );
  console.log(launchReport(items, unconfirmed));
  if (items.length + unconfirmed.length && process.argv.includes('--strict')) process.exitCode = 1;
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

function valueAt(value: unknown, field: string): string {
  return String(field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value));
}
