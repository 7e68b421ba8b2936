import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { unsendableForms } from './unsendable-forms.ts';

test('names the pages whose form was built without an address to send to', () => {
  const dist = temporaryFolder();
  const page = (endpoint: string | null) =>
    `<main><div data-props='{"query":""}'></div><div data-props='${JSON.stringify({ endpoint })}'></div></main>`;
  writeFileSync(join(dist, 'priser.html'), page('/webhook/tilbud'));
  writeFileSync(join(dist, 'kontakt.html'), page('/webhook/kontakt'));
  expect(unsendableForms(dist)).toEqual([]);
  writeFileSync(join(dist, 'kontakt.html'), page(null));
  expect(unsendableForms(dist)).toEqual(['/kontakt']);
});
