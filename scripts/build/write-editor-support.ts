import { join } from 'node:path';
import { jsonSchemas, schemaFolder, snippetFile, snippets } from '../content/editor-support.ts';
import { root } from '../lib/root.ts';
import { writeInto } from '../lib/write-into.ts';

/** Writes what editors read to complete and mark fields and components. Git ignores it. */
export async function writeEditorSupport(): Promise<void> {
  for (const [name, schema] of Object.entries(jsonSchemas()))
    await writeInto(join(root, schemaFolder, `${name}.json`), JSON.stringify(schema));
  await writeInto(join(root, snippetFile), JSON.stringify(snippets()));
}
