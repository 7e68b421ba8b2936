import { isFactName } from '#src/site/facts.ts';
import type { Diagnostic } from '../../lib/diagnostic.ts';
import { isPrice } from '../schema/attribute-schemas.ts';
import { componentSpecs, specs } from '../schema/component-specs.ts';
import type { NodeRule, PartialDiagnostic, PatternRule } from './rule.ts';
import { tagDiagnostic } from './tag-rules.ts';

/** Error of the MDX parser. It ends the compilation, so nothing else is known of the text. */
export type MdxError = Error & {
  readonly line?: number;
  readonly column?: number;
  readonly reason: string;
};

/** What a writer may have meant, by how the line looks in which the compiler stopped. The first row that fits wins. */
export const syntaxRules: readonly PatternRule[] = [
  {
    test: /<!--\s*(.*?)\s*(?:-->|$)/,
    of: ([, note]) => ({ example: `{/* ${note || 'husk at rette'} */}` }),
    expected: 'en note til dig selv skrives {/* … */} og vises ikke',
  },
  {
    test: /<(?:mailto:|https?:\/\/)?((?:[^\s<>@]+@)?(?:[a-z\d-]+\.)+[a-z]{2,}[^>\s]*)>/i,
    of: ([, address = '']) => ({
      example: address.includes('@')
        ? `[${address}](mailto:${address})`
        : `[teksten på linket](https://${address})`,
    }),
    expected: 'et link skrevet [tekst](adresse)',
  },
  {
    test: /^(.*?)\s*\{#([\w-]*)\}/,
    of: ([, words, anchor = '']) => ({
      example: `${words || '## Overskrift'} [#${anchor.toLowerCase().replaceAll('_', '-') || 'anker'}]`,
    }),
    expected: 'et anker skrevet [#anker] efter overskriften',
  },
  {
    test: /\{\{?\s*([\w.-]+)\s*(?:\|\s*\w+\s*)?\}?\}/,
    of: ([, name = '']) => {
      if (!isFactName(name)) return { example: componentSpecs.Pris.example };
      return { example: `<${isPrice(name) ? 'Pris' : 'Fakta'} navn="${name}" />` };
    },
    expected: 'komponenten Pris eller Fakta: { } virker kun i datafilerne; skriv \\{ for en krølleparentes',
  },
  {
    test: /(?:<[^<\n]*)?=\s*[“”„‘’»].*/,
    of: ([rest]) => ({ example: rest.replace(/[“”„»«]/g, '"').replace(/[‘’]/g, "'") }),
    expected: 'lige anførselstegn (") om værdien i et mærke: de buede kommer fra Word og telefoner',
  },
  {
    test: /<\w[^<>"]*?(\w+)=([^\s"'{}<>/]+)/,
    of: ([, name, value]) => ({ example: `${name}="${value}"` }),
    expected: 'anførselstegn om værdien i et mærke',
  },
  {
    test: /<([=\d]\S*)/,
    of: ([, rest]) => ({ example: `\\<${rest}` }),
    expected: '\\< for tegnet <',
  },
  {
    test: /^<\/(\w+)>/,
    of: ([, tag]) => ({ example: `<${tag}>` }),
    expected: 'startmærket før teksten, eller intet slutmærke',
  },
];

/** Returns what may have been meant by a line, or by code in one; undefined if nothing tells. */
function knownSyntaxDiagnostic(line: string): PartialDiagnostic | undefined {
  for (const { test, of, expected } of syntaxRules) {
    const match = test.exec(line);
    if (match) return { expected, found: match[0].trim(), ...of?.(match, match[0]) };
  }
  return undefined;
}

/** Code, which MDX would run. */
export const codeNodes: readonly NodeRule[] = [
  {
    node: 'mdxjsEsm',
    test: () => ({ found: 'kode i teksten' }),
    where: 'import/export',
    expected: 'kun tekst og komponenterne i content/README.md',
  },
  ...(['mdxFlowExpression', 'mdxTextExpression'] as const).map((node) => ({
    node,
    // `{/* … */}` is the syntax of comments in MDX.
    test: ({ value }: { value: string }) =>
      !/^\s*\/\*[\s\S]*\*\/\s*$/.test(value) && (knownSyntaxDiagnostic(`{${value}}`) ?? true),
    where: '{ }',
    expected: 'tekst; skriv \\{ for en krølleparentes',
    example: 'Det koster \\{beløb} i dag.',
  })),
];

/** Returns what is wrong where the parser stopped. */
export function syntaxDiagnostic(source: string, error: MdxError): Diagnostic {
  const lines = source.split('\n');
  // For a note that is never closed, the parser names the end of the file.
  const note = source.lastIndexOf('{/*');
  const isOpen = note > source.lastIndexOf('*/}');
  const { line: opened, ...tag } = tagDiagnosticOf(source, error);
  const line = isOpen ? source.slice(0, note).split('\n').length : (opened ?? error.line ?? 1);
  const written = (lines[line - 1] ?? '').trim();
  const usual = 'gyldig MDX: hvert <Mærke> lukkes, og < og { i teksten skrives \\< og \\{';
  const known = (tag.expected && tag) || knownSyntaxDiagnostic(written) || {};
  const { expected = usual, found = written, example } = known;
  return {
    line,
    where: 'MDX',
    found,
    expected: `${expected}. Komponenterne kontrolleres, når det er rettet`,
    example,
  };
}

/** Returns a text without the tag or the code at which the parser stopped, so that one run finds what is wrong below it. */
export function withoutFault(source: string, error: MdxError): string {
  const { reason, line = 1, column = 1 } = error;
  const [, row = line, at = column] = isWithoutStart(source, error)
    ? []
    : (/\((\d+):(\d+)-/.exec(reason)?.map(Number) ?? []);
  const stop = offsetOf(source, row, at);
  const start = Math.max(source.slice(0, stop + 1).search(/[<{]+[^<{]*$/), 0);
  const [fault = ''] = /^(?:<!--[\s\S]*?-->|.*?[>}]+|.*)/.exec(source.slice(start)) ?? [];
  // A tag that is wrong in itself has an end tag.
  const [name] = reason.endsWith(')') ? [] : (/^<\w+/.exec(fault) ?? []);
  const endTag = name && !fault.endsWith('/>') ? `${name.replace('<', '</')}>` : '';
  const rest = source.slice(start + fault.length).replace(endTag, ' '.repeat(endTag.length));
  return source.slice(0, start) + ' '.repeat(fault.length) + rest;
}

/** Returns the place of a column of a line. The text begins below its front matter, so that a line is above every tag. */
const offsetOf = (source: string, row: number, column: number) =>
  source.split('\n', row - 1).join('\n').length + column;

/** Whether the parser met the end of a tag that does not begin above; else the tag that it expected to end first lacks its end. */
function isWithoutStart(source: string, { reason }: MdxError): boolean {
  const [, name, row, column] = /^Unexpected closing tag `<\/([\w.:-]+)>`.*\((\d+):(\d+)-/.exec(reason) ?? [];
  const above = source.slice(0, offsetOf(source, Number(row), Number(column)));
  return name !== undefined && above.lastIndexOf(`<${name}`) <= above.lastIndexOf(`</${name}`);
}

/** Returns what is wrong with a tag that the parser misses the end of, and the line of that tag. */
function tagDiagnosticOf(source: string, error: MdxError): PartialDiagnostic {
  const { reason } = error;
  const [, closing = ''] = /closing tag `<\/([\w.:-]+)>`/.exec(reason) ?? [];
  const [, tag = closing, opened] = /for `<([\w.:-]+)>` \((\d+):/.exec(reason) ?? [];
  const line = opened === undefined ? undefined : Number(opened);
  if (tag && !specs.has(tag)) return { line, ...tagDiagnostic(tag) };
  if (closing && !specs.has(closing)) return tagDiagnostic(closing) ?? {};
  const spec = specs.get(tag);
  if (!spec || isWithoutStart(source, error)) return {};
  if (spec.children === 'none') return { line, expected: `/> sidst i <${tag}>`, example: spec.example };
  if (line && reason.endsWith('before the end of `paragraph`'))
    return { line, expected: `intet efter <${tag}> på linjen: teksten begynder efter en tom linje` };
  const expected = `<${tag}> lukket efter teksten: slutmærket på sin egen linje med en tom linje før`;
  return { line, expected, example: `</${tag}>` };
}
