import '../environment/read-env.mjs';

import { root } from '../lib/root.ts';
import { makeSizes } from './make-sizes.ts';

/* `npm run pictures`: makes the sizes of new and changed pictures in content/billeder. */

const { written, diagnostics } = await makeSizes(root);
for (const { file, bytes } of written) console.log(`${file}: ${bytes} bytes`);
console.log(`${written.length} ${written.length === 1 ? 'fil' : 'filer'} skrevet`);
for (const { file, found, expected } of diagnostics) {
  console.error(`${file}\n  fandt:     ${found}\n  forventer: ${expected}`);
  process.exitCode = 1;
}
