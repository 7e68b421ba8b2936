import type { MDXContent } from 'mdx/types';
import { renderToString } from 'react-dom/server';
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
  CookieTabel: StorageTable,
};

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

/** A compiled MDX text as the HTML that stands in the page. */
export function renderText(Text: MDXContent): string {
  return renderToString(<Text components={components} />);
}
