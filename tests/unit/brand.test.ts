import { expect, test } from 'vitest';
import { company, phoneHref } from '#src/site/company.ts';
import { paths } from '#src/site/pages.ts';
import { redirects } from '#src/site/redirects.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Patterns that match each company detail. The CVR number must not match inside a longer string such as a hash. */
const patterns: Readonly<Record<string, RegExp>> = {
  // As a word of its own, a small letter first, it may be no name: `en kystlinje`.
  'the company name, also as part of the domain and profile URLs': new RegExp(
    `${escapeRegExp(company.name)}|(?<=[@/.-])${escapeRegExp(company.name.toLowerCase())}`,
  ),
  'the phone number': new RegExp(
    `${escapeRegExp(company.phone)}|${escapeRegExp(phoneHref.replace('tel:', ''))}`,
  ),
  'the CVR number': new RegExp(`(?<![\\w+/=-])(?:DK)?${escapeRegExp(company.cvr)}(?![\\w/=-])`),
  'the e-mail address': new RegExp(escapeRegExp(company.email), 'i'),
  'the street': new RegExp(`${escapeRegExp(company.address.street)}\\b`, 'i'),
};

/** Addresses may contain the name, and a published one keeps it for good: they are not mentions of the company. */
const addresses = [
  ...Object.values(paths),
  ...redirects.map(({ from }) => from.replace(/\/\*$/, '')),
  ...readProjectFile('content/adresser.txt').split('\n'),
].filter((address) => /^\/[^/]/.test(address));
const addressPattern = new RegExp(`(?<![/.])(?:${addresses.map(escapeRegExp).join('|')})(?![\\w-])`, 'g');
const withoutAddresses = (text: string) => text.replace(addressPattern, '');

/** Files without text to check: pictures, fonts, the lock file and the list of words that no dictionary has. */
const skipped = /\.(?:avif|webp|png|jpe?g|ico|woff2?|ttf|otf)$|^package-lock\.json$|^content\/ordliste\.txt$/;
const files = projectFiles().filter((file) => file !== 'src/site/company.ts' && !skipped.test(file));

test.each(Object.entries(patterns))('only src/site/company.ts contains %s', (_detail, pattern) => {
  expect(readProjectFile('src/site/company.ts')).toMatch(pattern);
  expect(files).toContain('README.md');
  const found = files.filter((file) => pattern.test(withoutAddresses(`${file}\n${readProjectFile(file)}`)));
  expect(found).toEqual([]);
});
