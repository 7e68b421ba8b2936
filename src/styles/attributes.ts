/**
 * The attributes between the folders of `src`, which styles and scripts read of what another folder renders. An attribute that
 * is not here belongs to one folder. A test holds the list to the code.
 */
export const attributes = {
  // Any part of a page
  'data-theme': 'gives everything in a part the colours of a ground; tokens.css',
  'data-print': 'leaves a part out on paper (`no`) or shows it there alone (`only`); print.css',
  'data-needs-script': 'hides a control while no script runs; base.css',
  'data-without-script': 'shows what stands in place of such a control; base.css',
  'data-decoration': 'marks a drawing that says nothing; base.css',
  'data-whole': 'takes no line break; base.css',
  'data-fact': 'names the fact that an element states; `npm run facts`, base.css',
  'data-wrap': 'lets a long fact break between its words; base.css',
  'data-label': 'has the heading of a cell that stands alone on a phone; prose.css',
  'data-heading': 'marks a heading with its link; prose.css, complete-when-idle.ts',
  'data-travels': 'names a picture that moves from page to page; base.css',
  'data-letter': 'tells a figure of letters from one of digits; Case.module.css',
  'data-wide': 'marks a line of contact facts over the whole width; the modules of its pages',
  // State of the document, set by scripts
  'data-scripting': 'set in the head when scripts run; base.css and what waits for a script',
  'data-script': 'set when the script of the page has started; Header.module.css, tests',
  'data-from-top': 'set while a page is read from its top; patterns.css, complete-when-idle.ts',
  'data-prerendering': 'set while nobody sees the page; patterns.css',
  'data-bar': 'whether the notification bar is closed; its feature',
  // Islands
  'data-island': 'names the component to hydrate; islands.ts, hydrate-island.tsx',
  'data-when': 'names what hydrates it; islands.ts',
  'data-step': 'the step of the calculator; its styles, shown-in.ts',
  'data-sent': 'marks a form that is thanked for; Section.module.css',
  'data-busy': 'marks a button that waits for an answer; Button.module.css',
  'data-shown': 'marks a ring of a size that is drawn; HeroPrices.module.css',
  // Between a component and its script in src/browser
  'data-dropdown': 'an entry of the menu with a panel; menu.ts',
  'data-dismissed': 'set by Escape; Header.module.css',
  'data-reading': 'how a text follows its reader; reading.ts',
  'data-toc': 'the contents list; reading.ts',
  'data-progress': 'the progress bar; reading.ts',
  'data-scrolled': 'set below the first view; ScrollTop.module.css',
  'data-track': 'the row of testimonials; testimonials.ts',
  'data-track-window': 'the window on it; testimonials.ts',
  'data-seen': 'set while the row is in view; Testimonials.module.css',
  'data-paused': 'set while it stands; Testimonials.module.css',
  'data-not-found': 'the page may be at a former address; follow-former-address.ts',
  'data-consent-open': 'opens the settings, or leads to the page that does; start-consent.ts',
  'data-article-list': 'the list that results replace; ArticleSearch.module.css',
} as const satisfies Record<`data-${string}`, string>;
