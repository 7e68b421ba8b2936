import { useRef } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import type { Answer } from './answer.ts';
import { foundNothing } from './outcome-text.ts';
import shared from './Result.module.css';
import { ResultGroup } from './ResultGroup.tsx';
import { ResultRow } from './ResultRow.tsx';
import styles from './SearchResults.module.css';
import { Suggestions } from './Suggestions.tsx';
import type { TextHit, TextHits } from './search-text.ts';
import { pageOf } from './sections.ts';
import { TextPage } from './TextPage.tsx';
import type { ShowMore } from './use-limits.ts';

type SearchResultsProps = {
  readonly answer: Answer;
  readonly showMore: ShowMore;
  /** Requests the full-text search, where it does not run by itself. */
  readonly searchInText: (() => void) | null;
};

const textGroups = [
  { name: 'articles', id: 'i-teksten', title: 'I teksten' },
  { name: 'elsewhere', id: 'andre-steder', title: 'Andre steder på hjemmesiden' },
] as const;

/** Lists the articles that were found, then the sections that contain the words. */
export function SearchResults({ answer, showMore, searchInText }: SearchResultsProps) {
  const { articles, count, marks, text } = answer;
  const inText = useRef<HTMLDivElement>(null);
  return (
    <>
      <ResultGroup
        id="soegeresultater"
        title="Søgeresultater"
        titleHidden
        count={count}
        showMore={() => showMore('list')}
      >
        {articles.map((article) => (
          <ResultRow key={article.slug} article={article} marks={marks} />
        ))}
      </ResultGroup>
      {text === 'failed' && (
        <p className={shared.failure}>
          Teksten kunne ikke gennemsøges. Du ser det, der er fundet i titler, emner og overskrifter.
        </p>
      )}
      <div ref={inText} className={styles.inText} tabIndex={-1} aria-busy={text === 'waiting'}>
        {typeof text === 'object' &&
          textGroups.map(({ name, id, title }) => (
            <ResultGroup
              key={id}
              id={id}
              title={title}
              note={vatNote(text[name])}
              count={text[name].count}
              showMore={() => showMore(name)}
            >
              {byPage(text[name]).map(([address, hits]) => (
                <TextPage key={address} hits={hits} />
              ))}
            </ResultGroup>
          ))}
      </div>
      {searchInText && (
        <p className={styles.ask}>
          <Button
            variant="quiet"
            onClick={() => {
              searchInText();
              // The focused button disappears: Tab continues with what it asked for.
              inText.current?.focus();
            }}
          >
            Søg også i teksten (henter mere data)
          </Button>
        </p>
      )}
      {foundNothing(answer) && <Suggestions />}
    </>
  );
}

/** Groups the hits by page; both the pages and the hits of each keep their order. */
function byPage({ hits }: TextHits): [address: string, hits: TextHit[]][] {
  const pages = new Map<string, TextHit[]>();
  for (const hit of hits) pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
  return [...pages];
}

/** The words that follow an amount on its page may be outside the excerpt. */
function vatNote({ hits }: TextHits): string | undefined {
  const texts = hits.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''));
  const hasBarePrice = texts.some((text) => text.includes('kr.') && !text.includes('moms'));
  return hasBarePrice ? 'Priser er ekskl. moms, hvor andet ikke står.' : undefined;
}
