import { facts } from '#src/site/facts.ts';
import type { Problem } from './problem.ts';
import { frontMatterOf } from './yaml-source.ts';

/** A number next to a currency: `10.000 kr.`, `kr. 500`, `2 500 kroner`, `500,-`, `5 tusind kr`. */
const withCurrency =
  /(?<![\p{L}\d])(?:(?:kr\.?|dkk|kroner)\s*\d(?:[\d.,_]*\d)?|\d[\d.,_\s\u00a0\u202f]*\s*(?:tusind(?:e)?\s*|t\.?)?(?:kr\.?(?!\p{L})|dkk(?!\p{L})|kroner(?!\p{L})|,-))/giu;

/** Amounts of the facts that are long enough to be recognized as a price without a currency. */
const longAmounts = Object.values(facts)
  .flatMap((fact) => {
    if (fact.kind === 'kroner') return [fact.value];
    return fact.kind === 'kroner-interval' ? [fact.from, fact.to] : [];
  })
  .filter((amount) => amount >= 1000);
/**
 * Returns a pattern for `10.000`, `10_000`, `10 000` and `10000`, but not as part of a longer number. Four digits
 * without a separator are a postal code before a town, and in code more likely a time or a length.
 */
const bareAmount = (isCode: boolean) =>
  new RegExp(
    `(?<![\\d.,_])(?:${longAmounts
      .map((amount) => {
        const [thousands, rest] = [Math.floor(amount / 1000), String(amount % 1000).padStart(3, '0')];
        if (amount >= 1e4) return `${thousands}[._ \u00a0]?${rest}`;
        const separated = `${thousands}[._ \u00a0]${rest}`;
        return isCode ? separated : `${separated}|${thousands}${rest}(?! \\p{Lu})`;
      })
      .join('|')})(?![\\d_]|[.,]\\d)`,
    'gu',
  );
const amountInText = bareAmount(false);
const amountInCode = bareAmount(true);
/** Units after a number that does not count money. */
const otherUnits =
  /^(?:\s|\u00a0)+(?:ord|sider|adresser|undersider|tegn|besøg|visninger|pixel|px|kunder|km|meter)\b/u;
/** Lines of code where a round number is a time or a length. */
const notMoney = /timeout|Ms\b|limits\b|duration/i;

type HardCodedPrice = { readonly line: number; readonly text: string };

/** Returns the prices that are typed in a text or in code, where they should come from the facts. */
export function hardCodedPrices(source: string, isCode = false): HardCodedPrice[] {
  return source.split('\n').flatMap((line, index) => {
    // Most lines have no number, and the patterns are slow.
    if (!/\d/.test(line)) return [];
    const found = [...line.matchAll(withCurrency)];
    const isInPrice = (at: number) =>
      found.some((match) => match.index <= at && at < match.index + match[0].length);
    const amount = isCode ? amountInCode : amountInText;
    for (const match of isCode && notMoney.test(line) ? [] : line.matchAll(amount)) {
      const rest = line.slice(match.index + match[0].length);
      if (!otherUnits.test(rest) && !isInPrice(match.index)) found.push(match);
    }
    return found.map((match) => ({ line: index + 1, text: match[0].trim() }));
  });
}

/** Returns the name of a price with the amount in `text`. */
function factWithAmount(text: string): string | undefined {
  const amount = Number(text.replace(/\D/g, '')) * (/\d\s*t/i.test(text) ? 1000 : 1);
  return Object.entries(facts).find(([, fact]) => fact.kind === 'kroner' && fact.value === amount)?.[0];
}

/** Reports each price that is typed in a file of the content, with what to write in its place. */
export function checkHardCodedPrices(file: string, source: string): Problem[] {
  const isData = file.endsWith('.yaml');
  const fieldLines = frontMatterOf(source)?.split('\n').length ?? 0;
  // A note may hold an amount. Keeps line numbers.
  const visible = source.replace(/\{\/\*[\s\S]*?\*\/\}/g, (note) => note.replace(/[^\n]/g, ' '));
  return hardCodedPrices(visible).map(({ line, text }): Problem => {
    const found = { file, line, where: 'pris', found: text };
    if (!isData && line <= fieldLines + 1) {
      return { ...found, expected: 'en tekst uden pris: felterne øverst kan ikke hente den' };
    }
    const name = factWithAmount(text) ?? 'pakke.lille.pris';
    return {
      ...found,
      expected: 'en pris hentet fra src/site/facts.ts (`npm run facts` viser navnene)',
      example: isData ? `{{${name}}}` : `<Pris navn="${name}" />`,
    };
  });
}
