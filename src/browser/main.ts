import { startConsent } from '#src/features/consent/start-consent.ts';
import { startNotificationBar } from '#src/features/notification-bar/start-notification-bar.ts';
import { isPrerendering, whenShown } from '#src/lib/when-shown.ts';
import { completeWhenIdle } from './complete-when-idle.ts';
import { startIslands } from './islands.ts';
import { startMenu } from './menu.ts';
import { startReading } from './reading.ts';
import { startScrolling } from './scrolling.ts';
import { startTestimonials } from './testimonials.ts';

/* Entry script of every page: behaviour that needs more than HTML and CSS. No React; at most 4 KB brotli. */
function start(): void {
  const { documentElement } = document;
  documentElement.dataset.script = '';
  // CSS pauses all animations while this attribute is set. Only then, since it restyles every element.
  if (isPrerendering()) documentElement.dataset.prerendering = '';
  whenShown(() => delete documentElement.dataset.prerendering);
  for (const startPart of [
    // For hosts without redirects: the 404 page, which is not to be indexed, may stand at a former address.
    () => document.querySelector('meta[name=robots]') && import('./follow-former-address.ts'),
    startMenu,
    startNotificationBar,
    // Before startScrolling, which skips clicks that are already handled, such as those in the contents list.
    startReading,
    startScrolling,
    startTestimonials,
    () => whenShown(startConsent),
    startIslands,
    completeWhenIdle,
  ]) {
    try {
      startPart();
    } catch (error) {
      // A part that fails must not stop the others.
      reportError(error);
    }
  }
}

start();
