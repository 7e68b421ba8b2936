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
  'data-vat': 'has the amount with VAT, in brackets; base.css, prose.css',
  'data-label': 'has the heading of a cell that stands alone on a phone; prose.css',
  'data-heading': 'marks a heading with its link; prose.css, complete-when-idle.ts',
  'data-travels': 'names a picture that moves from page to page; base.css',
  // State of the document, set by scripts
  'data-scripting': 'set in the head when scripts run; base.css and what waits for a script',
  'data-script': 'set when the script of the page has started; Header.module.css, tests',
  'data-from-top': 'set while a page is read from its top; patterns.css, complete-when-idle.ts',
  'data-prerendering': 'set while nobody sees the page; patterns.css',
  'data-bar': 'whether the notification bar is closed; its feature',
  'data-scrolled': 'set below the first view; ScrollTop.module.css',
  // Between what is rendered and its script
  'data-island': 'names the component to hydrate; islands.ts, hydrate-island.tsx',
  'data-when': 'names what hydrates it, until that is done; islands.ts, hydrate-island.tsx',
  'data-step': 'the step of the calculator; its styles, shown-in.ts',
  'data-reading': 'how a text follows its reader, as JSON; reading.ts',
} as const satisfies Record<`data-${string}`, string>;
