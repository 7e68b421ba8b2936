import type { ComponentProps } from 'react';

/** Drawing of the site's own that says nothing: the words beside it do. */
export function Drawing({ name, ...attributes }: ComponentProps<'img'> & { name: string }) {
  return <img src={`/billeder/tegninger/${name}.svg`} alt="" decoding="async" {...attributes} />;
}
