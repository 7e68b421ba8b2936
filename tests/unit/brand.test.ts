import { expect, test } from 'vitest';
import { company, phoneHref } from '#src/site/company.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Patterns that match each company detail. The CVR number must not match inside a longer string such as a hash. */
const patterns: Readonly<Record<string, RegExp>> = {
  'the company name, also as part of the domain and profile URLs': new RegExp(
    escapeRegExp(company.name),
    'i',
  ),
  'the phone number': new RegExp(
    `${escapeRegExp(company.phone)}|${escapeRegExp(phoneHref.replace('tel:', ''))}`,
  ),
  'the CVR number': new RegExp(`(?<![\\w+/=-])(?:DK)?${escapeRegExp(company.cvr)}(?![\\w/=-])`),
  'the e-mail address': new RegExp(escapeRegExp(company.email), 'i'),
  'the street': new RegExp(`${escapeRegExp(company.address.street)}\\b`, 'i'),
};

/** Files without text to check: pictures, fonts and the lock file. */
const skipped = /\.(?:avif|webp|png|jpe?g|ico|woff2?|ttf|otf)$|^package-lock\.json$/;
const files = projectFiles().filter((file) => file !== 'src/site/company.ts' && !skipped.test(file));

test.each(Object.entries(patterns))('only src/site/company.ts contains %s', (_detail, pattern) => {
  expect(readProjectFile('src/site/company.ts')).toMatch(pattern);
  expect(files.length).toBeGreaterThan(400);
  const found = files.filter((file) => pattern.test(file) || pattern.test(readProjectFile(file)));
  expect(found).toEqual([]);
});
