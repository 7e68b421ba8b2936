import { isFactName } from '#src/site/is-fact-name.ts';
import { componentSpecs } from './component-specs.ts';
import { isPrice } from './expected-value.ts';
import { type TagAdvice, tagAdvice } from './tag-advice.ts';

const general: TagAdvice = {
  expected: 'gyldig MDX: hvert <Tag> lukkes, og < og { i teksten skrives \\< og \\{',
};

/** What a writer may have meant, by how the line looks in which the compiler stopped. */
const meanings: readonly (readonly [line: RegExp, advice: (...groups: string[]) => TagAdvice | undefined])[] =
  [
    [
      /<!--\s*(.*?)\s*(?:-->|$)/,
      (note = '') => ({
        expected: 'en note til dig selv skrives {/* … */} og vises ikke',
        example: `{/* ${note || 'husk at rette'} */}`,
      }),
    ],
    [
      /<(https?:\/\/[^>\s]+)>/i,
      (address = '') => ({
        expected: 'et link skrevet [tekst](adresse)',
        example: `[teksten på linket](${address})`,
      }),
    ],
    [
      /<(?:mailto:)?([^\s<>@]+@[^\s<>@]+)>/i,
      (mail = '') => ({ expected: 'et link skrevet [tekst](adresse)', example: `[${mail}](mailto:${mail})` }),
    ],
    [
      /<((?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^>\s]*)?)>/i,
      (address = '') => ({
        expected: 'et link skrevet [tekst](adresse)',
        example: `[teksten på linket](https://${address})`,
      }),
    ],
    [
      /^(.*?)\s*\{#([\w-]*)\}/,
      (text = '', anchor = '') => ({
        expected: 'et anker skrevet [#anker] efter overskriften',
        example: `${text || '## Overskrift'} [#${anchor.toLowerCase().replaceAll('_', '-') || 'anker'}]`,
      }),
    ],
    [
      /\{\{[<%]\s*(?:figure|img|image)|\{%\s*(?:include|figure|image|img)/i,
      () => ({ expected: 'komponenten Figur', example: componentSpecs.Figur.example }),
    ],
    [
      /\{\{[<%]|\{%/,
      () => ({ expected: 'en komponent fra content/README.md: koder fra andre systemer virker ikke' }),
    ],
    [
      /\{\{?\s*([\w.-]+)\s*(?:\|\s*\w+\s*)?\}?\}/,
      (name = '') => {
        if (!isFactName(name)) return undefined;
        const tag = isPrice(name) ? 'Pris' : 'Fakta';
        return {
          expected: `komponenten ${tag}: {{ }} virker kun i datafilerne`,
          example: `<${tag} navn="${name}" />`,
        };
      },
    ],
    [
      /\{\{/,
      () => ({
        expected: 'komponenten Pris eller Fakta: {{ }} virker kun i datafilerne',
        example: componentSpecs.Pris.example,
      }),
    ],
    [/\{[:.][^}]*\}/, () => ({ expected: 'teksten uden: udseendet kommer af sig selv' })],
    [
      /^\s*(import|export)\b(.{0,40})/,
      (word = '', rest = '') => ({
        expected: 'et andet ord først på linjen, eller stort begyndelsesbogstav',
        example: `${word[0]?.toUpperCase()}${word.slice(1)}${rest}`,
      }),
    ],
    [/<([=\d][^\s]*)/, (rest = '') => ({ expected: '\\< for tegnet <', example: `\\<${rest}` })],
  ];

/** Returns what to write where the compiler has stopped: `reason` is its message and `line` the source line. */
export function syntaxAdvice(reason: string, line: string): TagAdvice {
  const [, tag = ''] =
    /^(?:Expected a|Unexpected) closing tag .*?(?:for|corresponding closing tag for) `<([\w.:-]+)/.exec(
      reason,
    ) ??
    /^Expected the closing tag `<\/([\w.:-]+)/.exec(reason) ??
    [];
  const own = Object.entries(componentSpecs).find(([name]) => name === tag)?.[1];
  if (own) return unclosed(tag, own.children === 'none', line);
  return (tag && tagAdvice(tag)) || (lineAdvice(line) ?? general);
}

/** Returns how to close a component. */
function unclosed(name: string, isEmpty: boolean, line: string): TagAdvice {
  if (!isEmpty)
    return {
      expected: `slutmærket efter teksten i <${name}>, på sin egen linje med en tom linje før`,
      example: `</${name}>`,
    };
  const [written = ''] = new RegExp(`<${name}\\b[^<>]*(?=>)`).exec(line) ?? [];
  return { expected: '/> sidst i mærket', example: written ? `${written.trim()} />` : undefined };
}

/** Returns what may have been meant by signs of other systems in a line; undefined if there are none. */
export function lineAdvice(line: string): TagAdvice | undefined {
  for (const [pattern, advice] of meanings) {
    const match = pattern.exec(line);
    const found = match && advice(...match.slice(1));
    if (found) return found;
  }
  return undefined;
}
