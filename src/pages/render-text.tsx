import type { MDXContent } from 'mdx/types';
import { renderToString } from 'react-dom/server';
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

function Prisberegner() {
  return <Island name="calculator" when="visible" idPrefix="beregner" endpoint={quoteEndpoint} />;
}

/** A compiled MDX text as the HTML that stands in the page. */
export function renderText(Text: MDXContent): string {
  return renderToString(<Text components={components} />);
}
