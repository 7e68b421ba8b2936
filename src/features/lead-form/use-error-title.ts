import { useEffect } from 'react';

const prefix = 'Fejl: ';

/** Lets the page's title say that the form has errors: the first thing a screen reader reads. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      // By then another page may have set its own title.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors]);
}
