import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDiagnostics } from '#src/content/diagnostic.ts';
import { readPages } from '#src/content/read/read-pages.ts';
import type { SiteData } from '#src/content/types.ts';
import { company, placeholders } from '#src/site/company.ts';
import { hasOffer } from '#src/site/facts.ts';
import { formatFact } from '#src/site/format-fact.ts';
import { factQuestions, openQuestions } from '#src/site/open-questions.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { statisticsName, statisticsTool } from '#src/site/statistics-tool.ts';
import { checkEnvironment } from '../../environment/check-environment.ts';
import { filesIn } from '../../lib/files-in.ts';
import { root } from '../../lib/root.ts';
import {
  type LaunchItem,
  launchReport,
  lineOfField,
  lineOfWords,
  shownCases,
  termsToConfirm,
} from './launch-list.ts';
import { preflightFault } from './webhook-preflight.ts';

/*
 * `npm run launch-check`: lists the placeholders and samples that the site's owner must replace, the terms to confirm
 * and the questions to answer, each with its file and line, and asks the forms' webhooks what a browser would ask
 * them before it sends a lead. With `--strict` it fails while anything is left.
 */

checkEnvironment();

const read = (file: string) => readFile(join(root, file), 'utf8');
const pathsIn = async (folder: string) =>
  (await filesIn(join(root, folder))).map((name) => `${folder}/${name}`);

const { data, samples, diagnostics } = await readPages({
  directory: join(root, 'content'),
  drafts: false,
});

if (data) {
  const items = {
    invented: await inventedContent(data),
    unconfirmed: await unconfirmedTerms(),
    questions: await questionsToAnswer(),
    webhooks: await faultyWebhooks(),
  };
  console.log(launchReport(items));
  const isReady = Object.values(items).every(({ length }) => length === 0);
  if (!isReady && process.argv.includes('--strict')) process.exitCode = 1;
} else {
  console.error(formatDiagnostics(diagnostics));
  process.exitCode = 1;
}

async function inventedContent({ cases }: SiteData): Promise<LaunchItem[]> {
  const file = 'src/site/company.ts';
  const source = await read(file);
  const valueAt = (field: string) =>
    field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], company);
  const items = placeholders
    .filter((field) => valueAt(field) !== undefined)
    .map((field) => ({
      file,
      line: lineOfField(source, field),
      description: `${field}: ${valueAt(field)}`,
    }));
  for (const file of samples) {
    const line = lineOfField(await read(file), 'eksempel');
    items.push({ file, line, description: 'hele filen er eksempler' });
  }
  if (samples.includes('content/data/cases.yaml')) {
    const names = new Set(
      cases.flatMap(({ id, image, closeUps }) => [id, image, ...closeUps.map((each) => each.image)]),
    );
    const files = [...(await pathsIn('src/pages')), ...(await pathsIn('content/artikler'))];
    for (const file of files.filter((name) => /(?<!\.test)\.(?:tsx?|mdx)$/.test(name)))
      items.push(...shownCases(file, await read(file), names));
  }
  if (!hasOffer) {
    const file = 'src/site/facts.ts';
    const line = lineOfField(await read(file), 'lastDay');
    const description = 'rabatten er slut og ikke på siden: skriv en ny sidste dag, eller null';
    items.push({ file, line, description });
  }
  return items;
}

async function unconfirmedTerms(): Promise<LaunchItem[]> {
  const files = [...(await pathsIn('content')), ...(await pathsIn('src'))].filter((file) =>
    /\.(?:mdx|yaml|tsx?)$/.test(file),
  );
  return (await Promise.all(files.map(async (file) => termsToConfirm(file, await read(file))))).flat();
}

async function questionsToAnswer(): Promise<LaunchItem[]> {
  const file = 'src/site/open-questions.ts';
  const source = await read(file);
  const questions = [...Object.values(factQuestions), ...openQuestions].map((description) => ({
    file,
    line: lineOfWords(source, description),
    description,
  }));
  const statistics = process.env.VITE_ANALYTICS_SRC;
  if (statistics && !statisticsTool) {
    const file = 'src/site/statistics-tool.ts';
    const line = lineOfWords(await read(file), 'export const statisticsTool');
    const description = `Hvad gemmer ${statisticsName(statistics)} i browseren, og hvor længe? Cookiesiden siger, at det er ukendt. Gemmer tjenesten sine tal så længe, som privatlivspolitikken siger (${formatFact('opbevaring.statistik')})?`;
    questions.push({ file, line, description });
  }
  return questions;
}

/** Returns the webhooks that are not set, or would not take a lead from a browser on the site. */
async function faultyWebhooks() {
  const variables = ['VITE_QUOTE_WEBHOOK_URL', 'VITE_CONTACT_WEBHOOK_URL'];
  const asked = await Promise.all(
    variables.map(async (variable) => {
      const url = process.env[variable];
      if (!url) {
        const description = 'er ikke sat: formularen vises ikke. Sæt den, og kør igen, så prøves modtageren';
        return { variable, description };
      }
      // On the site itself a browser asks for no permission.
      const address = new URL(url, siteOrigin());
      const fault = address.origin === siteOrigin() ? null : await preflightFault(url, siteOrigin());
      return fault
        ? {
            variable,
            description: `${address.host} ${fault}. docs/deploy.md siger, hvad Zapier, n8n og Make kan`,
          }
        : [];
    }),
  );
  return asked.flat();
}
