import { expect, test } from 'vitest';
import { type MessageValues, messageFields } from '#src/features/contact/message-payload.ts';
import { storageEntries } from '#src/site/storage-list.ts';
import { readProjectFile } from './project-files.ts';

/** What the privacy policy calls each field of the two forms. A new field needs words of its own here and there. */
const words = {
  name: 'navn',
  email: 'e-mail',
  phone: 'telefonnummer',
  company: 'virksomhed',
  message: 'det, du skriver til os',
} satisfies Record<keyof MessageValues, string>;

const [, section = ''] =
  /\[#oplysninger\]([\s\S]*?)\n## /.exec(readProjectFile('content/juridisk/privatlivspolitik.mdx')) ?? [];
/** The list alone: the paragraphs below it speak of the same data. */
const collected = (section.toLowerCase().match(/^- .*$/gm) ?? []).join('\n');

test.each(messageFields.map(({ name }) => name))(
  'the privacy policy lists the field %s under what we collect, once',
  (name) => {
    expect(collected.match(new RegExp(`(?<!\\p{L})${words[name]}(?!\\p{L})`, 'gu'))).toHaveLength(1);
  },
);

test('the cookie page has the purposes that the site can have, and no other', () => {
  const tool = {
    name: 'Tal',
    company: 'Tal ApS',
    country: 'Danmark',
    storage: [{ name: '_tal', duration: '1 måned' }],
  };
  const purposes = new Set(storageEntries(tool).map(({ category }) => category));
  const [, table = ''] =
    /\[#formaal\]([\s\S]*?)<\/Tabel>/.exec(readProjectFile('content/juridisk/cookies.mdx')) ?? [];
  const [, , ...rows] = table.match(/(?<=^\| )[^|]+(?= \|)/gm) ?? [];
  expect(rows).toEqual([...purposes]);
});
