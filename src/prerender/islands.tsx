import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ArticleSearch } from '#src/features/article-search/ArticleSearch.tsx';
import { Calculator } from '#src/features/calculator/Calculator.tsx';
import { ContactForm } from '#src/features/contact/ContactForm.tsx';
import type { IslandProps } from '#src/client/island-modules.ts';

/** What each island starts from. `null` as endpoint: no webhook is configured, offer phone and e-mail. */
const props: IslandProps = {
  calculator: { idPrefix: 'beregner', endpoint: import.meta.env.VITE_QUOTE_WEBHOOK_URL || null },
  contact: { idPrefix: 'kontakt', endpoint: import.meta.env.VITE_CONTACT_WEBHOOK_URL || null },
  'article-search': {},
};

const rendered = new Map<string, string>();

function once(name: keyof IslandProps, element: ReactElement): { html: string; props: string } {
  // Each island's first view is the same on every page that holds it.
  const html = rendered.get(name) ?? renderToString(element);
  rendered.set(name, html);
  return { html, props: JSON.stringify(props[name]) };
}

/** The prerendered HTML of an island, and the props its hydration starts from. */
export function renderIsland(name: keyof IslandProps): { html: string; props: string } {
  switch (name) {
    case 'calculator':
      return once(name, <Calculator {...props.calculator} />);
    case 'contact':
      return once(name, <ContactForm {...props.contact} />);
    case 'article-search':
      return once(name, <ArticleSearch {...props['article-search']} />);
  }
}
