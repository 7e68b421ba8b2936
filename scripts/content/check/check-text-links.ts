import { priceGuide } from '#src/site/pages.ts';
import type { Diagnostic, FileDiagnostic } from '../../lib/diagnostic.ts';
import { linkDiagnostic, type PageAnchors, pathOf } from '../../links/check-link.ts';
import type { ReadFiles } from '../read-files.ts';
import { isOutWith } from '../read-text-files.ts';

/** Link texts that mean nothing out of context, as in a screen reader's list of links. */
const vague =
  /^(?:her|(?:klik|tryk|se|læs) her|(?:læs|se|vis) mere(?: her)?|mere|link|dette(?: link)?|(?:denne|gå til)? ?siden?)?$/;

/** Checks that links have a descriptive label and lead to an existing page and, in texts, to an existing section. */
export function checkTextLinks({ files, checked }: Pick<ReadFiles, 'files' | 'checked'>): FileDiagnostic[] {
  const pages: PageAnchors = new Map([
    [priceGuide.shortPath, null],
    // Pages have anchors of their components, too, which only the finished page tells.
    ...files.map(({ path, file, text }) => {
      const isPage = file.startsWith('content/sider/');
      return [path, text && !isPage ? new Set(text.headings.map(({ id }) => id)) : null] as const;
    }),
  ]);
  const byPath = new Map(files.map((file) => [file.path, file]));
  return checked.flatMap((from) =>
    (from.text?.links ?? []).flatMap(({ href, text, line }) => {
      const to = byPath.get(pathOf(href));
      const diagnostic = to && !isOutWith(to, from) ? hidden : linkDiagnostic(href, from.path, pages, isFile);
      const found = [...checkLabel(text, href), ...(diagnostic ? [{ found: href, ...diagnostic }] : [])];
      return found.map((each) => ({ file: from.file, line, where: 'link', ...each }));
    }),
  );
}

const hidden = { expected: 'en side, der er ude: den her er en kladde eller udkommer senere' };

function checkLabel(label: string, href: string): Omit<Diagnostic, 'where'>[] {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!vague.test(words.join(' '))) return [];
  const expected = 'en linktekst, der siger, hvor linket fører hen';
  const example = `[navnet på siden](${href.replace(/^http:/, 'https:')})`;
  return [{ found: `[${label}](${href})`, expected, example }];
}

/** Whether an address may be that of a file, such as `/prisliste.pdf`, which the link check of the finished site knows. */
const isFile = (path: string) => /\.(?!html?$|mdx?$)[a-z\d]+$/i.test(path);
