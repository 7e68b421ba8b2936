import type { Expression } from 'estree';
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import type { SizeId } from '#src/features/calculator/options.ts';
import { ConsentButton } from '#src/features/consent/ConsentButton.tsx';
import { StorageTable } from '#src/features/consent/StorageTable.tsx';
import { mdxComponents } from '#src/features/reading/mdx-components.server.tsx';
import { Island } from '#src/islands/Island.tsx';
import { quoteEndpoint } from '#src/site/endpoints.ts';
import '#src/styles/prose.css';

/** Every component that writers may use. */
const components = {
  ...mdxComponents,
  Prisberegner,
  CookieKnap: ConsentButton,
  CookieTabel,
};

/** Set as the tables of the text around it. */
function CookieTabel() {
  return (
    <mdxComponents.Tabel titel="Det kan hjemmesiden gemme i din browser">
      <StorageTable />
    </mdxComponents.Tabel>
  );
}

/** A size that the text begins with also keeps several calculators on one page apart. */
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

/** The tree of an MDX text as the HTML that stands in the page. */
export function renderText(tree: Root): string {
  // A note to other writers, `{/* … */}`: the one expression that the compiler lets pass.
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (_note, index = 0, parent) => {
    parent?.children.splice(index, 1);
    return index;
  });
  return renderToString(
    toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater: () => componentNames }),
  );
}

/** The names of components are all that there is to evaluate. */
const componentNames = {
  evaluateExpression: (expression: Expression) =>
    expression.type === 'Identifier'
      ? new Map<string, unknown>(Object.entries(components)).get(expression.name)
      : undefined,
  evaluateProgram: () => undefined,
};
