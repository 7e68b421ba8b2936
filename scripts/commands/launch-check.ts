import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblems } from '#src/content/problem.ts';
import { readPages } from '#src/content/read-pages.ts';
import { today } from '#src/lib/today.ts';
import { company, placeholders } from '#src/site/company.ts';
import { hasOffer } from '#src/site/has-offer.ts';
import { factQuestions, openQuestions } from '#src/site/open-questions.ts';
import { unconfirmedTerms } from '#src/site/unconfirmed-terms.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { type LaunchItem, launchReport, lineOfField, lineOfWords } from './launch-list.ts';

/*
 * `npm run launch-check`: lists the placeholders and samples that the site's owner must replace, the terms to confirm
 * and the questions to answer, each with its file and line. With `--strict` it fails while any is left.
 */

const read = (file: string) => readFile(join(root, file), 'utf8');
const pathsIn = async (folder: string) =>
  (await filesIn(join(root, folder))).map((name) => `${folder}/${name}`);

const companyFile = 'src/site/company.ts';
const companySource = await read(companyFile);
const { data, samples, problems } = await readPages({
  directory: join(root, 'content'),
  today: today(),
  drafts: false,
});

if (data) {
  const remaining = placeholders.filter((field) => valueAt(company, field) !== undefined);
  const items: LaunchItem[] = remaining.map((field) => ({
    file: companyFile,
    line: lineOfField(companySource, field),
    description: `${field}: ${valueAt(company, field)}`,
  }));
  for (const file of samples) {
    items.push({
      file,
      line: lineOfField(await read(file), 'eksempel'),
      description: 'hele filen er eksempler',
    });
  }
  // Pages and articles also show pictures of cases.
  const invented = samples.includes('content/data/cases.yaml') ? data.cases.map(({ image }) => image) : [];
  for (const file of [...(await pathsIn('src/pages')), ...(await pathsIn('content/artikler'))]) {
    for (const [index, text] of (await read(file)).split('\n').entries()) {
      const image = /\b(?:image(?:=|: )["']|billede="cases\/)([\w-]+)/.exec(text)?.[1] ?? '';
      if (invented.includes(image)) {
        items.push({ file, line: index + 1, description: `billedet af den opfundne case ${image}` });
      }
    }
  }
  if (!hasOffer) {
    const file = 'src/site/facts.ts';
    const line = lineOfField(await read(file), 'lastDay');
    items.push({
      file,
      line,
      description: 'rabatten er slut og ikke på siden: skriv en ny sidste dag, eller null',
    });
  }
  const termsFile = 'src/site/unconfirmed-terms.ts';
  const termsSource = await read(termsFile);
  const unconfirmed = await Promise.all(
    unconfirmedTerms.map(async ({ file, words, description }): Promise<LaunchItem> => {
      const line = lineOfWords(await read(file), words);
      if (line) return { file, line, description };
      const rewritten = `teksten i ${file} er skrevet om: slet punktet her (${description})`;
      return { file: termsFile, line: lineOfWords(termsSource, words) || 1, description: rewritten };
    }),
  );
  const questionsFile = 'src/site/open-questions.ts';
  const questionsSource = await read(questionsFile);
  const questions = [...Object.values(factQuestions), ...openQuestions].map(
    (description): LaunchItem => ({
      file: questionsFile,
      line: lineOfWords(questionsSource, description),
      description,
    }),
  );
  console.log(launchReport({ invented: items, unconfirmed, questions }));
  const remainingCount = items.length + unconfirmed.length + questions.length;
  if (remainingCount && process.argv.includes('--strict')) process.exitCode = 1;
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

function valueAt(value: unknown, field: string): string {
  return String(field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value));
}
