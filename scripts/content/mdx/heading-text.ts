import type { Nodes } from 'hast';
import { companyText } from '#src/content/mdx/company-text.ts';
import { formatFact, formatPrice, priceForms } from '#src/site/format-fact.ts';
import { isFactName } from '#src/site/is-fact-name.ts';
import { sumPrices } from '#src/site/sum-prices.ts';

/** Returns the text of a heading as visitors see it, with the values of `<Pris>`, `<Fakta>` and `<Firma>`. */
export function headingText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'mdxJsxTextElement') {
    return 'children' in node ? node.children.map(headingText).join('') : '';
  }
  const given = new Map(
    node.attributes.map((attribute) => ['name' in attribute ? attribute.name : '', attribute.value]),
  );
  const name = String(given.get('navn'));
  if (node.name === 'Fakta' && isFactName(name)) return formatFact(name);
  const price = node.name === 'Pris' ? sumPrices(name)?.fact : undefined;
  if (price)
    return formatPrice(
      price,
      priceForms.find((form) => given.has(form)),
    );
  if (node.name !== 'Firma') return '';
  return new Map(Object.entries(companyText)).get(String(given.get('felt'))) ?? '';
}
