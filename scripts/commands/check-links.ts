import { join } from 'node:path';
import { parse } from 'parse5';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { imageHosts } from '#src/site/image-hosts.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { checkSite } from '../links/check-site.ts';
import { linkPlaces } from '../links/link-place.ts';
import { linkReport } from '../links/link-report.ts';
import { readPage } from '../links/read-page.ts';

/* `npm run links`: checks the links, files and canonical URL of every page of `dist/` and prints the diagnostics. */

checkEnvironment('checks');
const dist = builtDirectory();
const pages = (await pagesIn(dist)).map(({ path, html }) => readPage(path, parse(html)));
const diagnostics = checkSite({
  origin: siteOrigin(),
  pages: new Map(pages.map((page) => [page.path, page])),
  files: new Set((await filesIn(dist)).map((file) => `/${file}`)),
  imageHosts,
  redirect: matchRedirect,
});
(diagnostics.length ? console.error : console.log)(
  linkReport(diagnostics, pages.length, linkPlaces(join(root, 'content'))),
);
process.exitCode = diagnostics.length ? 1 : 0;
