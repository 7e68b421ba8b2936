import button from '#src/components/Button.module.css';
import { type ConfiguredTool, storageSentence } from '#src/site/statistics-tool.ts';
import css from './consent.css?inline';

const policy = '<p><a class="target" href="/cookies#det-gemmer-vi">Læs cookiepolitikken</a></p>';
const answer = (value: string, label: string) =>
  `<button class="${button.button} ${button.quiet}" value="${value}">${label}</button>`;
const close = answer('', 'Luk');

const question = (tool: ConfiguredTool) => `
  <h2 id="ask-title" tabindex="-1">Må vi tælle dit besøg?</h2>
  <p>Vi vil gerne bruge ${tool.name} til at tælle besøg og se, hvilke sider der bliver læst. ${storageSentence(tool)} Siden virker ens, uanset hvad du svarer, og du kan altid skifte mening nederst på siden.</p>
  <p class="ask-answered"></p>
  ${policy}
  <form method="dialog">${answer('nej', 'Afvis')}${answer('ja', 'Acceptér')}${close}</form>`;

const nothingToAsk = `
  <h2 id="ask-title" tabindex="-1">Ingen cookies at vælge</h2>
  <p>Hjemmesiden bruger ingen tjenester, der kræver dit ja. Kun nødvendige ting gemmes, for eksempel en halvt udfyldt formular, til du lukker fanen.</p>
  ${policy}
  <form method="dialog">${close}</form>`;

/**
 * Puts the panel into the page, closed: a banner that leaves the page usable, or, modal, the settings. Its buttons close
 * it. No class or id begins with a word such as `consent` or `cookie`: ad blockers hide those, here also from visitors who
 * have opened the settings themselves.
 */
export function createPanel(tool: ConfiguredTool | null): HTMLDialogElement {
  const panel = document.createElement('dialog');
  Object.assign(panel.dataset, { theme: 'shallow', print: 'no' });
  panel.className = 'ask';
  panel.setAttribute('aria-labelledby', 'ask-title');
  panel.innerHTML = tool ? question(tool) : nothingToAsk;
  // A constructed style sheet, because a style element would need its hash in the Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  // First in the document, so that keyboard users reach the banner first.
  document.body.prepend(panel);
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--ask-height', `${panel.offsetHeight + 48}px`),
  ).observe(panel);
  return panel;
}
