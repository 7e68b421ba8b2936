import { expect, test } from 'vitest';
import { dataSchemas } from './schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const problemsOf = (schema: 'myter' | 'grunde', item: string) => {
  const result = validate('content/data/x.yaml', readYaml('content/data/x.yaml', item), dataSchemas[schema]);
  return result.ok ? [] : result.problems;
};
const myth = (text: string) => problemsOf('myter', `poster:\n  - myte: '${text}'\n    virkelighed: Nej.`);

test.each([
  'Fra {{pakke.lille.pris|Kort}}',
  'Fra {{pakke.lille.pris | kort}}',
  'Fra {{pakke.lille.pris}',
  'Fra {{}}',
  'Fra {{ }}',
])('rejects %j, whose braces visitors would read', (text) => {
  expect(myth(text)).toMatchObject([{ line: 2, where: 'poster[1].myte', found: `"${text}"` }]);
});

test.each(['Fra {{pakke.lille.pris}}', 'Fra {{pakke.lille.pris|kort}} og {{ domaene }}', 'Et {hint}'])(
  'accepts %j',
  (text) => {
    expect(myth(text)).toEqual([]);
  },
);

test('rejects a fact in a field that shows its text as it is', () => {
  const item =
    "poster:\n  - titel: 'Svar inden for {{svar.timer}}'\n    beskrivelse: Altid.\n    ikon: phone";
  expect(problemsOf('grunde', item)).toMatchObject([
    { line: 2, where: 'poster[1].titel', expected: expect.stringContaining('uden {{') },
  ]);
});
