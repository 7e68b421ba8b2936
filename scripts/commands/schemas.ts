import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchemas, schemaFolder, snippetFile, snippets } from '../content/editor-support.ts';
import { root } from '../lib/root.ts';

/* `npm run schemas`: writes what editors read to complete and mark fields and components, from the schemas of the content. */

const files = [
  ...Object.entries(jsonSchemas()).map(([name, schema]) => [`${schemaFolder}/${name}.json`, schema] as const),
  [snippetFile, snippets()] as const,
];
for (const [file, value] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
  console.log(file);
}
