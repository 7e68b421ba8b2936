import { join } from 'node:path';
import { parse } from 'parse5';
import { checkEnvironment } from '../environment/check-environment.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { checkBuiltLinks } from '../links/check-built-links.ts';
import { linkReport } from '../links/link-report.ts';
import { readPage } from '../links/read-page.ts';

/* `npm run links`: checks the links, files and structured data of every page of `dist/`, as the build does. */

checkEnvironment();
const dist = builtDirectory();
const pages = (await pagesIn(dist)).map(({ path, html }) => readPage(path, parse(html)));
const faults = checkBuiltLinks(pages, await filesIn(dist));
if (faults.length)
  console.error(await linkReport(faults, { content: join(root, 'content'), src: join(root, 'src') }));
else console.log(`${pages.length} sider: alle links og filer er i orden.`);
process.exitCode = faults.length ? 1 : 0;
