import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { IslandProps } from '#src/client/island-modules.ts';
import { ErrorScreen } from '#src/components/error-screen/ErrorScreen.tsx';
import type { IslandName } from '#src/components/island/Island.tsx';
import { ArticleSearch } from '#src/features/article-search/ArticleSearch.tsx';
import { Calculator } from '#src/features/calculator/Calculator.tsx';
import { ContactForm } from '#src/features/contact/ContactForm.tsx';

/** What each island starts from. `null` as endpoint: no webhook is configured, offer phone and e-mail. */
const props: IslandProps = {
  calculator: { idPrefix: 'beregner', endpoint: import.meta.env.VITE_QUOTE_WEBHOOK_URL || null },
  contact: { idPrefix: 'kontakt', endpoint: import.meta.env.VITE_CONTACT_WEBHOOK_URL || null },
  'article-search': {},
};

const elements: Record<IslandName, ReactElement> = {
  calculator: <Calculator {...props.calculator} />,
  contact: <ContactForm {...props.contact} />,
  'article-search': <ArticleSearch {...props['article-search']} />,
};

const rendered = new Map<IslandName, string>();

/** The island's place with its first view in it, and beside it what takes its place when its chunk does not come. */
function renderIsland(name: IslandName, onPricePage: boolean): string {
  if (name === 'calculator' && onPricePage) {
    const addressed = { ...props.calculator, addressState: true };
    const attribute = JSON.stringify(addressed).replaceAll('"', '&quot;');
    return `<div data-island="calculator" data-props="${attribute}">${renderToString(<Calculator {...addressed} />)}</div><template data-chunk-error>${renderToStaticMarkup(<ErrorScreen message="ChunkLoadError: Loading chunk failed" />)}</template>`;
  }
  let html = rendered.get(name);
  if (html === undefined) {
    const fallback = renderToStaticMarkup(<ErrorScreen message="ChunkLoadError: Loading chunk failed" />);
    const attribute = JSON.stringify(props[name]).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    html =
      `<div data-island="${name}" data-props="${attribute}">${renderToString(elements[name])}</div>` +
      `<template data-chunk-error>${fallback}</template>`;
    rendered.set(name, html);
  }
  return html;
}

/** Puts every island of a page in its place. */
export function fillIslands(html: string): string {
  return html.replace(/<div data-island="([\w-]+)"><\/div>/g, (_place, name: IslandName) =>
    renderIsland(name, html.includes('id="prisudregner"')),
  );
}
