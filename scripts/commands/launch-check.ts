import '../environment/read-env.mjs';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOrigin } from '#src/site/origin.server.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { preflightFault } from './webhook-preflight.ts';

/*
 * `npm run launch-check`: lists what the site's owner must replace, confirm and answer, each with its file and line, and
 * asks the forms' receivers what a browser would ask them before it sends a lead. With `--strict` it fails while
 * anything is left.
 */

checkEnvironment();

/** Samples (`eksempel`, beside a line or for a whole file) and promises that nobody has made yet (`bekræft: …`). */
const mark = /(?:\/\/|#|\{\/\*) (eksempel|bekræft: .+?)(?: \*\/\})?$|^(eksempel): true$/;
const files = await Promise.all(
  ['content', 'src'].map(async (folder) =>
    (await filesIn(join(root, folder))).map((file) => `${folder}/${file}`),
  ),
);
const marked = files.flat().filter((file) => /\.(?:mdx|yaml|tsx?)$/.test(file) && !file.includes('.test.'));
const found = linesOf(marked, (text) => {
  const [, note, whole] = mark.exec(text) ?? [];
  if (whole) return 'hele filen er eksempler';
  return note === 'eksempel' ? text.replace(/ *(?:\/\/|#|\{\/\*) eksempel(?: \*\/\})?$/, '').trim() : note;
});
const questions = linesOf(['docs/deploy.md'], (text) => /^- \[ \] (.+)$/.exec(text)?.[1]);
const receivers = (
  await Promise.all(['VITE_QUOTE_WEBHOOK_URL', 'VITE_CONTACT_WEBHOOK_URL'].map(receiverFault))
).flat();

const left = [...found, ...questions, ...receivers];
console.log(left.length ? left.join('\n') : 'Alt er sat ind. Siden kan gå i luften.');
if (left.length) console.log(`\n${left.length} punkter tilbage.`);
// npm passes an option on only after `--`, and otherwise as a variable.
const isStrict = process.argv.includes('--strict') || process.env.npm_config_strict;
if (isStrict && left.length) process.exitCode = 1;

/** Returns what a function finds in the lines of some files, each as `file:line  words`. */
function linesOf(files: readonly string[], find: (text: string) => string | undefined): string[] {
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((text, index) => {
      const words = find(text);
      return words ? `${file}:${index + 1}  ${words}` : [];
    });
  });
}

/** Returns why a form's receiver is not set, or would not take a lead from a browser on the site. */
async function receiverFault(variable: string): Promise<string[]> {
  const url = process.env[variable];
  if (!url) return [`${variable}  er ikke sat: formularen vises ikke`];
  const address = new URL(url, siteOrigin());
  // On the site itself a browser asks for no permission.
  const fault = address.origin === siteOrigin() ? null : await preflightFault(url, siteOrigin());
  return fault ? [`${variable}  ${address.host} ${fault}. Se docs/deploy.md`] : [];
}
