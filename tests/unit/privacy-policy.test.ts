import { expect, test } from 'vitest';
import { type MessageValues, messageFields } from '#src/features/contact/message-values.ts';
import { readProjectFile } from './project-files.ts';

/** What the privacy policy calls each field of the two forms. A new field needs words of its own here and there. */
const words = {
  name: 'navn',
  email: 'e-mail',
  phone: 'telefonnummer',
  company: 'virksomhed',
  message: 'det, du skriver i kontaktformularen',
} satisfies Record<keyof MessageValues, string>;

const [, collected = ''] =
  /\[#oplysninger\]([\s\S]*?)\n## /.exec(readProjectFile('content/juridisk/privatlivspolitik.mdx')) ?? [];

test.each(messageFields.map(({ name }) => name))(
  'the privacy policy lists the field %s under what we collect',
  (name) => {
    expect(collected.toLowerCase()).toContain(words[name]);
  },
);
