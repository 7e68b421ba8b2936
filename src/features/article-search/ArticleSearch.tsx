import { type FormEvent, useRef } from 'react';
import { Button } from '#src/components/Button.tsx';
import { controlClass } from '#src/components/field/Field.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { languageOf } from '#src/site/categories.ts';
import styles from './ArticleSearch.module.css';
import { categoryChoices, emptyFilter, isActive, maxQueryLength } from './filter.ts';
import { foundNothing, outcomeText } from './outcome-text.ts';
import { SearchResults } from './SearchResults.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useFilter } from './use-filter.ts';
import { useSearch } from './use-search.ts';

/** Scrolls the row of categories, which is wider than a phone, to one of them. */
function showInRow(button: HTMLElement | null) {
  button?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
}

/**
 * Renders the search field, the category buttons and the results of the article overview; its styles hide the
 * prerendered list while there are results. The island has no props; the parameter is their type.
 */
export function ArticleSearch(_props: object) {
  const field = useRef<HTMLInputElement>(null);
  const { filter, setFilter, commit, push } = useFilter(field);
  const answer = useSearch(filter);
  const found = typeof answer === 'object' ? answer : null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
    // Tries again after a failure.
    setFilter({ ...filter });
    // On a phone the keyboard covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  const status = outcomeText(answer);
  const announcement = useAnnouncement(status);

  return (
    <search
      className={styles.search}
      data-needs-script
      data-print="no"
      // A tap on a link does not always take the focus from the field.
      onClickCapture={commit}
    >
      <form action="/artikler" className={styles.form} onSubmit={onSubmit}>
        <div>
          <label className={styles.label} htmlFor="artikel-soegning">
            Find en artikel
          </label>
          <div className={styles.box}>
            <input
              ref={field}
              className={controlClass}
              id="artikel-soegning"
              type="search"
              name="q"
              placeholder="Søg i artikler..."
              maxLength={maxQueryLength}
              autoComplete="off"
              enterKeyHint="search"
              value={filter.query}
              onBlur={commit}
              onChange={(event) => setFilter({ ...filter, query: event.target.value })}
            />
            <Button type="submit" variant="quiet" aria-label="Søg">
              <Icon name="search" />
            </Button>
          </div>
        </div>
        <fieldset className={`cluster ${styles.categories}`} onFocus={({ target }) => showInRow(target)}>
          <legend className="visually-hidden">Kategori</legend>
          {categoryChoices.map((category) => (
            // A submit button, so that a click before hydration reloads the page with the category in the URL.
            <button
              key={category}
              ref={filter.category === category ? showInRow : undefined}
              className={styles.category}
              type="submit"
              name="kategori"
              value={category}
              lang={languageOf(category)}
              aria-pressed={filter.category === category}
              onClick={(event) => {
                event.preventDefault();
                push({ ...filter, category });
              }}
            >
              {category}
            </button>
          ))}
        </fieldset>
      </form>
      <div className={styles.outcome}>
        <p className={found && foundNothing(found) ? styles.nothing : 'soft'} aria-hidden="true">
          {status}
        </p>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {isActive(filter) && (
          <button
            className="target"
            type="button"
            onClick={() => {
              push(emptyFilter);
              field.current?.focus();
            }}
          >
            Nulstil
          </button>
        )}
      </div>
      <div className={styles.results}>{found && <SearchResults {...found} />}</div>
    </search>
  );
}
