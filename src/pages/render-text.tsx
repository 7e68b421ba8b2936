import type { MDXContent } from 'mdx/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentButton } from '#src/features/consent/ConsentButton.tsx';
import { StorageTable } from '#src/features/consent/StorageTable.tsx';
import { vocabulary } from '#src/features/reading/vocabulary.tsx';
import '#src/styles/prose.css';

/** All that writers may use; the last two are for the cookie page. */
const components = { ...vocabulary, CookieKnap: ConsentButton, CookieTabel: StorageTable };

/** A compiled MDX text as the HTML that stands in the page. */
export function renderText(Text: MDXContent): string {
  return renderToStaticMarkup(<Text components={components} />);
}
