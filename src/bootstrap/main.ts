import { startApp } from './app.ts';
import { startConsent } from './consent.ts';
import { startMenu } from './menu.ts';
import { startNotificationBar } from './notification-bar.ts';
import { startReading } from './reading.ts';
import { startScroll } from './scroll.ts';
import { startTestimonials } from './testimonials.ts';

/* Everything that runs before the visitor acts: under 3 KB brotli in all, no React. */
startMenu();
startNotificationBar();
startScroll();
startReading();
startTestimonials();
startConsent();
startApp();

if (import.meta.hot) void import('#src/client/dev-reload.ts').then(({ startDevReload }) => startDevReload());
