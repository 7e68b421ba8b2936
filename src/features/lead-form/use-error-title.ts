import { useEffect } from 'react';

/** Prefixes the page's title while the form shows errors, because screen readers announce the title first. */
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
