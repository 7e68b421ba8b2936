import { type Fact, type FactName, facts } from './facts.ts';
import { isFactName } from './is-fact-name.ts';

type PriceFact = Extract<Fact, { kind: 'kroner' | 'kroner-interval' }>;
type PriceSum = { readonly fact: PriceFact; readonly names: readonly FactName[] };

const term = /^(?:(\d+) x )?(\S+)$/;

/**
 * Evaluates a price or a sum of prices: `pakke.lille.pris + domaene + 12 x hosting.fra`. Returns null when a part is
 * not a price or when the parts differ in VAT.
 */
export function sumPrices(source: string): PriceSum | null {
  const names: FactName[] = [];
  let from = 0;
  let to = 0;
  let vat: PriceFact['vat'] | undefined;
  for (const part of source.split(' + ')) {
    const [, times = '1', name = ''] = term.exec(part.trim()) ?? [];
    if (!isFactName(name)) return null;
    const fact = facts[name];
    if (!('vat' in fact) || (vat !== undefined && vat !== fact.vat)) return null;
    vat = fact.vat;
    names.push(name);
    from += Number(times) * (fact.kind === 'kroner' ? fact.value : fact.from);
    to += Number(times) * (fact.kind === 'kroner' ? fact.value : fact.to);
  }
  if (vat === undefined) return null;
  const fact: PriceFact =
    from === to
      ? { kind: 'kroner', label: source, value: from, vat }
      : { kind: 'kroner-interval', label: source, from, to, vat };
  return { fact, names };
}
