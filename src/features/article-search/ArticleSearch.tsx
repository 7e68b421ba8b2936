import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import styles from './ArticleSearch.module.css';
import { categoryChoices, isActive, isCategoryChoice, maxQueryLength } from './filter.ts';
import { foundNothing, outcomeText } from './outcome-text.ts';
import { ResultList } from './ResultList.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TextResults } from './TextResults.tsx';
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
 * Renders the search field and category buttons of the article overview. The prerendered list below is hidden from the
 * first answer on, even an empty one, and shown again when the filter is reset. The island has no props; the parameter
 * is their type.
 */
export function ArticleSearch(_props: object) {
  const field = useRef<HTMLInputElement>(null);
  const { filter, type, choose, reset } = useFilter(field);
  const { limits, showMore } = useLimits(filter);
  const [inText, setInText] = useState(() => !savesData());
  const { answer, text, state, retry } = useSearch({ filter, limits, inText });
  const results = useRef<HTMLDivElement>(null);
  const textResults = useRef<HTMLDivElement>(null);
  const active = isActive(filter);

  const hasAnswer = answer !== null;
  useLayoutEffect(() => {
    const list = document.querySelector<HTMLElement>('[data-article-list]');
    if (!list) return;
    list.hidden = hasAnswer;
    return () => {
      list.hidden = false;
    };
  }, [hasAnswer]);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const stops = [field.current, ...links];
    const index = stops.indexOf(document.activeElement as HTMLInputElement);
    if (index < 0) return;
    if (event.key === 'Escape' && filter.query) {
      type('');
      field.current?.focus();
    } else if (event.key === 'ArrowDown' && links.length > 0) {
      stops[Math.min(index + 1, stops.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && index > 0) {
      stops[index - 1]?.focus();
    } else {
      return;
    }
    event.preventDefault();
  };

  const noResults = answer !== null && foundNothing(answer);
  const loading = active && state === 'loading' ? 'Henter søgningen …' : '';
  const status = answer ? outcomeText(answer) : loading;
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
        <p className={styles.status} aria-hidden="true" data-empty={noResults || undefined}>
          {status}
        </p>
        <p className="visually-hidden" role="status">
          {announcement}
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
      {active && state === 'failed' && (
        <p className={styles.failure} role="alert">
          Søgningen kunne ikke hentes. Tjek din forbindelse, og prøv igen. Du kan finde artiklerne på listen
          herunder.
        </p>
      )}
      {answer && (
        <div ref={results}>
          <ResultList {...answer} showMore={() => showMore('list')} />
          {answer.text === 'failed' && (
            <p className={styles.failure}>
              Teksten kunne ikke gennemsøges. Du ser det, der er fundet i titler, emner og overskrifter.
            </p>
          )}
          <div
            ref={textResults}
            className={styles.inText}
            tabIndex={-1}
            aria-busy={answer.text === 'waiting'}
          >
            {text && (
              <>
                <TextResults
                  id="i-teksten"
                  title="I teksten"
                  {...text.articles}
                  showMore={() => showMore('articles')}
                />
                <TextResults
                  id="andre-steder"
                  title="Andre steder på hjemmesiden"
                  {...text.elsewhere}
                  showMore={() => showMore('elsewhere')}
                />
              </>
            )}
          </div>
          {!inText && (
            <p className={styles.ask}>
              <Button
                variant="quiet"
                onClick={() => {
                  setInText(true);
                  // The focused button disappears: Tab continues with what it asked for.
                  textResults.current?.focus();
                }}
              >
                Søg også i teksten (henter 100 KB)
              </Button>
            </p>
          )}
          {noResults && <Suggestions />}
        </div>
      )}
    </search>
  );
}
