/** The parts that need script. Each is rendered on the server and hydrated in place. */
export type IslandName = 'calculator' | 'contact' | 'article-search';

/**
 * The place of a part that needs script. The prerenderer puts the part's HTML in, rendered as a React root of its
 * own; in the browser `mountIslands` hydrates it, while the page around it stays the HTML it is.
 */
export function Island({ name }: { name: IslandName }) {
  return <div data-island={name} />;
}
