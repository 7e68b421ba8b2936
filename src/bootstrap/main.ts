import { startApp } from './app.ts';
import { startConsent } from './consent.ts';
import { startMenu } from './menu.ts';
import { startNotificationBar } from './notification-bar.ts';
import { startReading } from './reading.ts';
import { startScroll } from './scroll.ts';
import { startTestimonials } from './testimonials.ts';

/* Everything that runs before the visitor acts: under 3 KB brotli in all, no React. */
function start(): void {
  startMenu();
  startNotificationBar();
  startScroll();
  startReading();
  startTestimonials();
  startConsent();
  startApp();
}

// Loaded with `async`, which says that nothing on the page waits for it; it may come before the page is whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

if (import.meta.hot) void import('#src/client/dev-reload.ts').then(({ startDevReload }) => startDevReload());
