import { type ReactNode, use } from 'react';
import { PriceLink } from '#src/components/PriceLink.tsx';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import { textOf } from '#src/content/texts.ts';
import type { Article } from '#src/content/types.ts';
import { Contents } from './Contents.tsx';
import { mdxComponents } from './mdx-components.tsx';
import styles from './TextLayout.module.css';

type TextLayoutProps = {
  /** The article, case or legal page. */
  page: Pick<Article, 'file' | 'toc' | 'reading'>;
  hero: ReactNode;
  /** Whether the bar of the contents list has the way to a price on phones. */
  withPrice?: boolean;
  /** What stands between hero and text. */
  children?: ReactNode;
};

/**
 * The text of a page below its hero, beside its contents list where there is room. `src/browser/reading.ts` follows the
 * reader as `reading` says.
 */
export function TextLayout({ page: { file, toc, reading }, hero, withPrice, children }: TextLayoutProps) {
  const Text = use(textOf(file));
  return (
    <article data-reading={JSON.stringify(reading)}>
      {hero}
      <SiteStylesheet />
      {children}
      <div className={`wrap columns ${styles.columns}`}>
        <Contents entries={toc} action={withPrice && <PriceLink />} />
        <div className="prose">
          <Text components={mdxComponents} />
        </div>
      </div>
    </article>
  );
}
