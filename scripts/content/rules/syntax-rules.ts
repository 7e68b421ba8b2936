import { isFactName } from '#src/site/facts.ts';
import { isPrice } from '../mdx/attribute-schemas.ts';
import { componentSpecs } from '../mdx/component-specs.ts';
import type { Advice, PatternRule } from './rule.ts';
import { tagAdvice } from './tag-rules.ts';

const { Figur, Note, Pris } = componentSpecs;

/** What a writer may have meant, by how the line looks in which the compiler stopped. The first row that fits wins. */
export const syntaxRules: readonly PatternRule[] = [
  {
    test: /<!--\s*(.*?)\s*(?:-->|$)/,
    of: ([, note]) => ({ example: `{/* ${note || 'husk at rette'} */}` }),
    expected: 'en note til dig selv skrives {/* … */} og vises ikke',
    bad: '<!-- husk at rette -->',
    good: '{/* husk at rette */}',
  },
  {
    test: /<(?:mailto:|https?:\/\/)?((?:[^\s<>@]+@)?(?:[a-z\d-]+\.)+[a-z]{2,}[^>\s]*)>/i,
    of: ([, address = '']) => ({
      example: address.includes('@')
        ? `[${address}](mailto:${address})`
        : `[teksten på linket](https://${address})`,
    }),
    expected: 'et link skrevet [tekst](adresse)',
    bad: 'Skriv til <hej@firma.dk> nu.',
    good: 'Skriv til [hej@firma.dk](mailto:hej@firma.dk) nu.',
  },
  {
    test: /^(.*?)\s*\{#([\w-]*)\}/,
    of: ([, words, anchor = '']) => ({
      example: `${words || '## Overskrift'} [#${anchor.toLowerCase().replaceAll('_', '-') || 'anker'}]`,
    }),
    expected: 'et anker skrevet [#anker] efter overskriften',
    bad: '## Hvad koster det? {#pris}',
    good: '## Hvad koster det? [#pris]',
  },
  {
    test: /\{\{?\s*([\w.-]+)\s*(?:\|\s*\w+\s*)?\}?\}/,
    of: ([, name = '']) => {
      if (!isFactName(name)) return { example: Pris.example };
      return { example: `<${isPrice(name) ? 'Pris' : 'Fakta'} navn="${name}" />` };
    },
    expected: 'komponenten Pris eller Fakta: { } virker kun i datafilerne; skriv \\{ for en krølleparentes',
    bad: 'Fra {{pakke.lille.pris}} om året.',
    good: 'Fra <Pris navn="pakke.lille.pris" /> om året.',
  },
  {
    test: /\{\{?[<%]|\{%/,
    of: () => ({ example: undefined }),
    expected: 'en komponent fra content/README.md: mærker fra andre systemer virker ikke her',
    bad: '{{< figure src="a.png" >}}',
    good: Figur.example,
  },
  {
    test: /=\s*[“”„‘’»].*/,
    of: ([rest]) => ({ example: rest.replace(/[“”„»«]/g, '"').replace(/[‘’]/g, "'") }),
    expected: 'lige anførselstegn (") om værdien i et mærke: de buede kommer fra Word og telefoner',
    bad: '<Note titel=”Husk”>Skift aldrig en adresse.</Note>',
    good: Note.example,
  },
  {
    test: /^\s*(import|export)\b(.*)/,
    of: ([, word = '', rest = '']) => ({ example: `${word[0]?.toUpperCase()}${word.slice(1)}${rest}` }),
    expected: 'et andet ord først på linjen, eller stort begyndelsesbogstav',
    bad: 'import af varer er dyrt',
    good: 'Import af varer er dyrt',
  },
  {
    test: /<([=\d]\S*)/,
    of: ([, rest]) => ({ example: `\\<${rest}` }),
    expected: '\\< for tegnet <',
    bad: 'Færre end <3 kunder',
    good: 'Færre end \\<3 kunder',
  },
  {
    test: /./,
    expected: 'gyldig MDX: hvert <Mærke> lukkes, og < og { i teksten skrives \\< og \\{',
    bad: 'Et { her',
    good: 'Et \\{ her',
  },
];

/** Returns what may have been meant by a line, or by code in one; undefined if nothing tells. */
export function syntaxAdvice(line: string): Advice | undefined {
  for (const { test, of, expected, good } of syntaxRules.slice(0, -1)) {
    const match = test.exec(line);
    if (match) return { expected, example: good, ...of?.(match) };
  }
  return undefined;
}

/** Returns what to write where the compiler has stopped: `reason` is its message and `line` the source line. */
export function compileAdvice(reason: string, line: string): Advice {
  const [, tag = ''] = /closing tag .*?(?:for `<|`<\/?)([\w.:-]+)/.exec(reason) ?? [];
  const spec = Object.entries(componentSpecs).find(([name]) => name === tag)?.[1];
  if (spec?.children === 'none') return { expected: `/> sidst i <${tag}>`, example: spec.example };
  if (spec)
    return {
      expected: `<${tag}> lukket efter teksten: slutmærket på sin egen linje med en tom linje før`,
      example: `</${tag}>`,
    };
  return (tag && tagAdvice(tag)) || (syntaxAdvice(line) ?? { expected: syntaxRules.at(-1)?.expected });
}
