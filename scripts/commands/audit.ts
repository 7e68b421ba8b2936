import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumArguments } from '../chromium/chromium-arguments.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { findOnPath } from '../lib/find-on-path.ts';
import { startStaticHost } from '../serve/static-host.ts';

/*
 * `npm run audit [-- path …]`: validates every built page with the Nu checker, then audits every page, or the given
 * ones, in Lighthouse's four categories, as a phone on a slow network.
 */

const checker = 'vnu-jar@26.9.27';
/** Messages to ignore: the checker does not know this at-rule yet. */
const ignoredMessages = '.*@view-transition.*';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Per page. */
const maxAttempts = 3;
const requestedPaths = process.argv.slice(2);

checkEnvironment('browser');
const dist = builtDirectory();
const pages = await pagesIn(dist);
const invalid = checkHtml();
const imperfect = await auditPages();
process.exit(invalid || imperfect ? 1 : 0);

/** Returns true if a page is invalid. The checker is 32 MB of Java, so npm downloads it once on demand. */
function checkHtml(): boolean {
  if (!findOnPath('java')) {
    console.log('Nu checker: skipped, it needs Java');
    return false;
  }
  const { status, stderr } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${checker}`,
      '--',
      'vnu',
      '--errors-only',
      '--filterpattern',
      ignoredMessages,
      ...pages.map(({ file }) => join(dist, file)),
    ],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const errors = stderr.split('\n').filter((line) => line.includes(': error'));
  if (status !== 0 && errors.length === 0) {
    console.log(`Nu checker: skipped, npm could not run ${checker}`);
    return false;
  }
  console.log(`Nu checker: ${errors.length} errors on ${pages.length} pages`);
  for (const error of errors) console.error(`  ${error.replace(`file:${dist}/`, '')}`);
  return errors.length > 0;
}

/** Returns true if a page scores less than 100 in a category. */
async function auditPages(): Promise<boolean> {
  const chromium = ensureChromium();
  if (!chromium.ok) {
    console.log(`Lighthouse: skipped. ${chromium.message}`);
    return false;
  }
  const { origin, close } = await startStaticHost({ directory: dist, leads: tmpdir() });
  const browser = await launch({ executablePath: chromium.path, args: chromiumArguments });
  const debugging = Number(new URL(browser.wsEndpoint()).port);
  let imperfect = 0;
  // Lighthouse rejects responses with status 404.
  const paths = pages
    .map(({ path }) => path)
    .filter(
      (path) => !path.endsWith('/404') && (requestedPaths.length === 0 || requestedPaths.includes(path)),
    );
  console.log(`Lighthouse: ${categories.join(', ')}`);
  for (const path of paths) {
    let perfect = false;
    // A busy machine lowers the scores, so a page below 100 is measured again. Every attempt is printed.
    for (let attempt = 1; attempt <= maxAttempts && !perfect; attempt += 1) {
      const result = await lighthouse(origin + path, {
        port: debugging,
        onlyCategories: categories,
        logLevel: 'silent',
      });
      const report = result?.lhr;
      const scores = categories.map((id) => report?.categories[id]?.score ?? null);
      const shown = scores.map((score) => (score === null ? '–' : Math.round(score * 100)));
      console.log(`  ${shown.join(' ')}  ${path}${attempt > 1 ? `, attempt ${attempt}` : ''}`);
      perfect = scores.every((score) => score !== null && Math.round(score * 100) === 100);
      if (!perfect) printFailedAudits(report);
    }
    if (!perfect) imperfect += 1;
  }
  console.log(`Lighthouse: ${paths.length - imperfect} of ${paths.length} pages score 100 in all four`);
  await browser.close();
  close();
  return imperfect > 0;
}

function printFailedAudits(report: Result | undefined): void {
  const weighted = Object.values(report?.categories ?? {}).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => report?.audits[id]),
  );
  for (const audit of weighted) {
    if (audit?.errorMessage) console.error(`    ${audit.title}: ${audit.errorMessage}`);
    else if ((audit?.score ?? 1) < 0.9) console.error(`    ${audit?.title} ${audit?.displayValue ?? ''}`);
  }
}
