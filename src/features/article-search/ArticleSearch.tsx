import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import styles from './ArticleSearch.module.css';
import { categoryChoices, isActive, isCategoryChoice, maxQueryLength } from './filter.ts';
import { foundNothing, outcomeText } from './outcome-text.ts';
import shared from './Result.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useFilter } from './use-filter.ts';
import { useLimits } from './use-limits.ts';
import { useSearch } from './use-search.ts';

/** Whether the visitor prefers reduced data use; the full-text index is then fetched only on request. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

const fieldId = 'artikel-soegning';

/**
 * Renders the search field, the category buttons and the results of the article overview; its styles hide the
 * prerendered list while there are results. The island has no props; the parameter is their type.
 */
export function ArticleSearch(_props: object) {
  const field = useRef<HTMLInputElement>(null);
  const { filter, type, choose, reset } = useFilter(field);
  const { limits, showMore } = useLimits(filter);
  const [inText, setInText] = useState(() => !savesData());
  const { answer, state, retry } = useSearch({ filter, limits, inText });
  const results = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [field.current, ...(results.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && at >= 0 ? stops[Math.min(at + step, stops.length - 1)] : null;
    if (next) next.focus();
    else if (at >= 0 && event.key === 'Escape' && filter.query) {
      type('');
      field.current?.focus();
    } else return;
    event.preventDefault();
  };

  const status = answer ? outcomeText(answer) : state === 'loading' ? 'Henter søgningen …' : '';
  const announcement = useAnnouncement(status);

  return (
    <search className={styles.search} data-needs-script data-print="no" onKeyDown={onKeyDown}>
      <form
        action="/artikler"
        className={styles.form}
        onFocus={retry}
        onPointerDown={retry}
        onSubmit={(event) => {
          event.preventDefault();
          retry();
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
              maxLength={maxQueryLength}
              autoComplete="off"
              enterKeyHint="search"
              value={filter.query}
              onChange={(event) => type(event.target.value)}
            />
            <button className={styles.submit} type="submit" aria-label="Søg">
              <Icon name="search" />
            </button>
          </div>
        </div>
        <fieldset className={styles.categories}>
          <legend className="visually-hidden">Kategori</legend>
          {categoryChoices.map((category) => (
            // A submit button, so that a click before hydration reloads the page with the category in the URL.
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
        <p
          className={styles.status}
          aria-hidden="true"
          data-empty={(answer && foundNothing(answer)) || undefined}
        >
          {status}
        </p>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {isActive(filter) && (
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
      {state === 'failed' && (
        <p className={shared.failure} role="alert">
          Søgningen kunne ikke hentes. Tjek din forbindelse, og prøv igen. Du kan finde artiklerne på listen
          herunder.
        </p>
      )}
      <div ref={results} className={styles.results}>
        {answer && (
          <SearchResults
            answer={answer}
            showMore={showMore}
            searchInText={inText ? null : () => setInText(true)}
          />
        )}
      </div>
    </search>
  );
}
