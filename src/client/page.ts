/** A page of the site, as its own HTML tells it. */
export type Page = {
  readonly path: string;
  /** What stands inside `<main>`; null: it is already in the document. */
  readonly html: string | null;
  /** The page's own head elements; null: they are already in the document. */
  readonly head: readonly Element[] | null;
};

/** Head elements that belong to one page; everything else is the same on all pages. */
const headOfPage =
  'title, meta[name=description], meta[name=keywords], meta[name=robots], meta[property], link[rel=canonical], script[type="application/ld+json"]';
const bootstrapScript = 'script[type=module][src]';

const requested = new Map<string, Promise<Page>>();
/** A page that was fetched ahead is used within this time, in ms. */
const freshFor = 60_000;
const fetchTimeout = 20_000;

/** The page that the browser loaded by itself. */
export function currentPage(): Page {
  return { path: location.pathname, html: null, head: null };
}

/**
 * Fetches a page's prerendered HTML and takes out what it needs. Asked twice, it is fetched once: the link's
 * hover or touch begins it, the click finds it there.
 * @throws when there is no answer, or one that is no page of this build: the caller falls back to a full load
 */
export function fetchPage(path: string): Promise<Page> {
  const earlier = requested.get(path);
  if (earlier) return earlier;
  const page = requestPage(path);
  requested.set(path, page);
  page.catch(() => requested.delete(path));
  setTimeout(() => requested.delete(path), freshFor);
  return page;
}

async function requestPage(path: string): Promise<Page> {
  const response = await fetch(path, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(fetchTimeout),
  });
  if (!response.ok && response.status !== 404) throw new Error(`${response.status} ${response.statusText}`);
  if (response.redirected) throw new Error(`${path} has moved to ${response.url}`);
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = fetched.querySelector('main');
  const build = (from: Document) => from.querySelector(bootstrapScript)?.getAttribute('src');
  if (!main || build(fetched) !== build(document)) throw new Error(`${path} is not a page of this build`);
  // Styles first: the page must not be seen without them.
  for (const style of fetched.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    if (!document.querySelector(`style[data-styles="${style.dataset.styles}"]`)) {
      document.head.append(document.importNode(style, true));
    }
  }
  return { path, html: main.innerHTML, head: [...fetched.querySelectorAll(headOfPage)] };
}

/** Puts the page's title, description, address and structured data in place of the last page's. */
export function showHead({ head }: Page): void {
  if (!head) return;
  for (const element of document.head.querySelectorAll(headOfPage)) element.remove();
  document.head.append(...head.map((element) => document.importNode(element, true)));
}
