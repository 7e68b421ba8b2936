import { expect, test } from 'vitest';
import { company, phoneHref } from '#src/site/company.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * How each detail may be spelt. A number of eight digits stands alone or behind a country code: the middle of a
 * longer number, such as a hash, is something else.
 */
const spellings: Readonly<Record<string, RegExp>> = {
  'the name, and so the address and the profiles': new RegExp(escaped(company.name), 'i'),
  'the phone number': new RegExp(`${escaped(company.phone)}|${escaped(phoneHref.replace('tel:', ''))}`),
  'the CVR number': new RegExp(`(?<![\\w+/=-])(?:DK)?${escaped(company.cvr)}(?![\\w/=-])`),
  'the e-mail address': new RegExp(escaped(company.email), 'i'),
  'the street': new RegExp(`${escaped(company.address.street)}\\b`, 'i'),
};

/** Pictures and fonts hold no words; the lock file holds hashes only. */
const unread = /\.(?:avif|webp|png|jpe?g|ico|woff2?|ttf|otf)$|^package-lock\.json$/;
const files = projectFiles().filter((file) => file !== 'src/site/company.ts' && !unread.test(file));

test.each(Object.entries(spellings))('nothing but the company file spells %s', (_detail, spelling) => {
  expect(readProjectFile('src/site/company.ts')).toMatch(spelling);
  expect(files.length).toBeGreaterThan(400);
  const found = files.filter((file) => spelling.test(file) || spelling.test(readProjectFile(file)));
  expect(found).toEqual([]);
});
