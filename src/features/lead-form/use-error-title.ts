import { useEffect } from 'react';

/** Lets the page's title say that the form has errors: the first thing a screen reader reads. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = `Fejl: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
