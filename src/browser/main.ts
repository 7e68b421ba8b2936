import { startConsent } from '#src/features/consent/start-consent.ts';
import { startHeadingLinks } from './heading-links.ts';
import { startIslands } from './islands.ts';
import { startMenu } from './menu.ts';
import { startNotificationBar } from './notification-bar.ts';
import { startPrerendering } from './prerendering.ts';
import { startReading } from './reading.ts';
import { startScrolling } from './scrolling.ts';
import { startSlashKey } from './slash-key.ts';
import { startTestimonials } from './testimonials.ts';
import { whenShown } from './when-shown.ts';

/* The script of every page: what HTML and CSS cannot do alone. No React; at most 3.5 KB brotli. */
function start(): void {
  const { documentElement } = document;
  // A chunk that is loaded a second time after a failure may bring its own copy of this module.
  if ('script' in documentElement.dataset) return;
  documentElement.dataset.script = '';
  // Styles hold all motion while this stands.
  documentElement.dataset.prerendering = '';
  whenShown(() => delete documentElement.dataset.prerendering);
  for (const startPart of [
    startFormerAddress,
    startMenu,
    startNotificationBar,
    // First of the two: a click in the contents list that it has answered is left alone by the other.
    startReading,
    startScrolling,
    startHeadingLinks,
    startTestimonials,
    () => whenShown(startConsent),
    startIslands,
    startSlashKey,
    startPrerendering,
  ]) {
    try {
      startPart();
    } catch (error) {
      // One part that fails does not stop the others.
      reportError(error);
    }
  }
}

/** On the 404 page of a host that knows no redirects: looks up where a former address leads now. */
function startFormerAddress(): void {
  if (document.querySelector('[data-not-found]')) void import('./follow-former-address.ts');
}

// Loaded with `async`, which says that nothing on the page waits for it; it may come before the page is whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
