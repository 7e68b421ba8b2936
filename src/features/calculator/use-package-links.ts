import { useEffect } from 'react';
import { restoredState } from './restored-state.ts';
import type { CalculatorState } from './state.ts';

type PackageLinkHandlers = {
  /** The calculator is sending, or shows the receipt of what it has sent: a link then loads the page anew. */
  isBusy: boolean;
  /** Called before a link adds a history entry. */
  leave: () => void;
  /** Called when a link has led to the calculator on the same page. */
  choose: (state: CalculatorState) => void;
};

/** Follows clicks on links that choose a package, wherever they are on the page. */
export function usePackageLinks({ isBusy, leave, choose }: PackageLinkHandlers): void {
  // After every render: the handlers belong to the calculator's state of that render.
  useEffect(() => {
    const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[data-choice]');
    const beforeJump = (event: Event) => {
      if (!linkOf(event)) return;
      if (isBusy) event.stopPropagation();
      else leave();
    };
    // After the site's own script, which has prevented the navigation if it has made a jump of the click.
    const afterJump = (event: Event) => {
      const link = event.defaultPrevented && linkOf(event);
      const state = link && restoredState({ search: link.search, draft: undefined });
      if (state) choose(state);
    };
    document.addEventListener('click', beforeJump, true);
    addEventListener('click', afterJump);
    return () => {
      document.removeEventListener('click', beforeJump, true);
      removeEventListener('click', afterJump);
    };
  });
}
