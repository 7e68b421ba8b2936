import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import styles from './ArticleSearch.module.css';
import { categoryChoices, isActive, isCategoryChoice, longestQuery } from './filter.ts';
import { outcomeText } from './outcome-text.ts';
import { ResultList } from './ResultList.tsx';
import { useFilter } from './use-filter.ts';
import { useOutcome } from './use-outcome.ts';
import { useSearchIndex } from './use-search-index.ts';

/** Everything the search shows comes from its index. */
export type ArticleSearchProps = object;

const fieldId = 'artikel-soegning';

/**
 * The overview's search and category buttons. The prerendered list below stays as it is until there is
 * something better to show, and comes back when the filter is taken away.
 */
export function ArticleSearch(_props: ArticleSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const { filter, type, choose, reset } = useFilter(field);
  const { state, touch } = useSearchIndex();
  const results = useRef<HTMLDivElement>(null);

  const outcome = useOutcome(state.kind === 'ready' ? state.index : null, filter);

  const active = isActive(filter);
  useEffect(() => {
    if (active && state.kind === 'untouched') touch();
  }, [active, state.kind, touch]);

  // Focused before this code arrived.
  useEffect(() => {
    if (field.current === document.activeElement) touch();
  }, [touch]);

  const covers = outcome !== null;
  useLayoutEffect(() => {
    const list = document.querySelector<HTMLElement>('[data-article-list]');
    if (!list) return;
    list.hidden = covers;
    return () => {
      list.hidden = false;
    };
  }, [covers]);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const stops = [field.current, ...links];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    if (at < 0) return;
    if (event.key === 'Escape' && filter.query) {
      type('');
      field.current?.focus();
    } else if (event.key === 'ArrowDown' && links.length > 0) {
      stops[Math.min(at + 1, stops.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && at > 0) {
      stops[at - 1]?.focus();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <search className={styles.search} data-needs-script data-print="nej" onKeyDown={onKeyDown}>
      <form
        action="/artikler"
        className={styles.form}
        onFocus={touch}
        onPointerDown={touch}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          const value = submitter instanceof HTMLButtonElement ? submitter.value : '';
          if (isCategoryChoice(value)) choose(value);
        }}
      >
        <div>
          <label className={styles.label} htmlFor={fieldId}>
            Find en artikel
          </label>
          <div className={styles.box}>
            <input
              ref={field}
              className={styles.field}
              id={fieldId}
              type="search"
              name="q"
              placeholder="Søg i artikler..."
              maxLength={longestQuery}
              autoComplete="off"
              enterKeyHint="search"
              value={filter.query}
              onChange={(event) => type(event.target.value)}
            />
            <button className={styles.submit} type="submit">
              <Icon name="search" title="Søg" />
            </button>
          </div>
        </div>
        <fieldset className={styles.categories}>
          <legend className="visually-hidden">Kategori</legend>
          {categoryChoices.map((category) => (
            // A submit button: a click before this code arrives reloads the page with the category in its address.
            <button
              key={category}
              className={styles.category}
              type="submit"
              name="kategori"
              value={category}
              aria-pressed={filter.category === category}
            >
              {category}
            </button>
          ))}
        </fieldset>
      </form>
      <div className={styles.outcome}>
        <p className={styles.status} role="status" data-empty={outcome?.results.length === 0 || undefined}>
          {outcome ? outcomeText(outcome) : active && state.kind === 'loading' && 'Henter søgningen …'}
        </p>
        {active && (
          <button
            className={styles.reset}
            type="button"
            onClick={() => {
              reset();
              field.current?.focus();
            }}
          >
            Nulstil
          </button>
        )}
      </div>
      {state.kind === 'failed' && (
        <p className={styles.failure} role="alert">
          Søgningen kunne ikke hentes. Tjek din forbindelse, og prøv igen. Du kan finde artiklerne på listen
          herunder.
        </p>
      )}
      {outcome && (
        <div ref={results}>
          <ResultList outcome={outcome} />
        </div>
      )}
    </search>
  );
}
