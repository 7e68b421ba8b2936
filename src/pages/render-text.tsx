import type { Expression } from 'estree';
import type { ElementContent, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import type { SizeId } from '#src/features/calculator/options.ts';
import { ConsentButton } from '#src/features/consent/ConsentButton.tsx';
import { StorageTable } from '#src/features/consent/StorageTable.tsx';
import { mdxComponents } from '#src/features/reading/mdx-components.server.tsx';
import { Island } from '#src/islands/Island.tsx';
import { keepTogether, splitAtHyphenWords } from '#src/lib/keep-together.ts';
import { quoteEndpoint } from '#src/site/endpoints.ts';
import '#src/styles/prose.css';

/** Components available in MDX texts. */
const components = {
  ...mdxComponents,
  Prisberegner,
  CookieKnap: ConsentButton,
  CookieTabel,
};

/** Storage table in the layout of the other tables of the text. */
function CookieTabel() {
  return (
    <mdxComponents.Tabel titel="Det kan hjemmesiden gemme i din browser">
      <StorageTable />
    </mdxComponents.Tabel>
  );
}

/** Price calculator. The preselected size is part of the id prefix, so a page can have several calculators. */
function Prisberegner({ stoerrelse }: { stoerrelse?: SizeId }) {
  const idPrefix = stoerrelse ? `beregner-${stoerrelse}` : 'beregner';
  return (
    <Island
      name="calculator"
      when="visible"
      idPrefix={idPrefix}
      endpoint={quoteEndpoint}
      stoerrelse={stoerrelse}
    />
  );
}

/** Renders the hast of an MDX text to HTML. */
export function renderText(tree: Root): string {
  // Removes MDX comments, `{/* … */}`, the only expressions that the compiler allows.
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (_note, index = 0, parent) => {
    parent?.children.splice(index, 1);
    return index;
  });
  visit(tree, 'text', (node, index = 0, parent) => {
    if (!parent || (parent.type === 'element' && parent.tagName === 'code')) return;
    const parts = splitAtHyphenWords(keepTogether(node.value));
    const nodes = parts.map((value, place): ElementContent => {
      const text = { type: 'text' as const, value };
      return place % 2 === 0
        ? text
        : { type: 'element', tagName: 'span', properties: { dataHel: '' }, children: [text] };
    });
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
  return renderToString(
    toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater: () => componentEvaluater }),
  );
}

/** Evaluates the names of components, the only expressions left in the tree. */
const componentEvaluater = {
  evaluateExpression: (expression: Expression) =>
    expression.type === 'Identifier'
      ? new Map<string, unknown>(Object.entries(components)).get(expression.name)
      : undefined,
  evaluateProgram: () => undefined,
};
