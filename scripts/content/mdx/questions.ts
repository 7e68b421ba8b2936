import type { Nodes, Root } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { visit } from 'unist-util-visit';
import { companyText } from '#src/site/company-text.ts';
import { facts, hasDiscount, isFactName } from '#src/site/facts.ts';
import { formatPrice, priceForms } from '#src/site/format-fact.ts';
import { attributesOf } from './attributes-of.ts';

/** Returns the questions in each `<Spoergsmaal>` of a text with their answers, as plain text for structured data. */
export function questionsIn(tree: Root) {
  const questions: { question: string; answers: string[]; keywords: string[] }[] = [];
  visit(tree, 'mdxJsxFlowElement', (list) => {
    if (list.name !== 'Spoergsmaal') return;
    for (const node of list.children.flatMap(whileOffered)) {
      const last = questions.at(-1);
      if (node.type === 'heading') questions.push({ question: plainText(node), answers: [], keywords: [] });
      else if (node.type === 'mdxJsxFlowElement' && node.name === 'Soegeord')
        last?.keywords.push(...`${new Map(attributesOf(node)).get('ord')}`.split(', '));
      else last?.answers.push(plainText(node));
    }
  });
  return questions.map(({ answers, ...others }) => ({
    ...others,
    answer: answers.filter(Boolean).join(' '),
  }));
}

/** Returns what stands in a `<Rabat>` in its place, or nothing when there is no discount. */
const whileOffered = (node: Nodes): Nodes[] => {
  if (!('name' in node && node.name === 'Rabat' && 'children' in node)) return [node];
  return hasDiscount ? node.children : [];
};

function plainText(node: Nodes): string {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const { navn, felt, ...flags } = Object.fromEntries(attributesOf(node));
    if (felt) return companyText[felt as keyof typeof companyText];
    const name = `${navn}`;
    if (isFactName(name))
      return formatPrice(
        facts[name],
        priceForms.find((form) => form in flags),
      );
  }
  if (node.type === 'break') return ' ';
  const between = phrasing(node) || node.type === 'paragraph' || node.type === 'heading' ? '' : ' ';
  if ('children' in node) return (node.children as Nodes[]).map(plainText).join(between).trim();
  return node.type === 'text' || node.type === 'inlineCode' ? node.value.replace(/\s+/g, ' ') : '';
}
