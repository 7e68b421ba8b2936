import { statisticsTool, storageSentence } from '#src/site/statistics-tool.ts';
import { consentCookie } from '#src/site/storage-list.ts';
import { answerCookie, readAnswer } from './answer.ts';
import { clearStorage, deletions } from './clear-storage.ts';
import css from './consent.css?inline';
import { findManager, hasExternalManager, openPreferences, ownName } from './page-managers.ts';
import { startMonitoring } from './start-monitoring.ts';

/** States the statistics tool of the build: the URL of its script, and the script's `data-*` attributes. */
const tool = document.querySelector<HTMLMetaElement>('meta[name=statistik]');
/**
 * What is asked. Stored with the answer, which is therefore no consent to a tool that replaces this one. The number is
 * the version of the question's words: increase it when they change, to ask all visitors again.
 */
const revision = `1 ${tool?.content}`;
/** Never cached: another tab may change the answer. */
const answer = () => readAnswer(document.cookie, revision);

const panel = document.createElement('dialog');
const status = document.createElement('p');
let isCounting = false;
/** Whether the visitor has answered on this page, but the browser did not store the answer, because it blocks cookies. */
let isUnstored = false;

/**
 * Asks for consent to statistics if it is needed, and offers the page's settings. One panel is both: a banner that
 * leaves the page usable, and the settings, modal. No class or id begins with a word such as `consent` or `cookie`: ad
 * blockers hide those, here also from visitors who have opened the settings themselves.
 */
export function startManager(): void {
  if (hasExternalManager(window) || panel.isConnected) return;
  panel.dataset.print = 'no';
  panel.className = 'ask';
  panel.setAttribute('aria-labelledby', 'ask-title');
  panel.innerHTML = `
    <h2 id="ask-title" tabindex="-1">${tool ? 'Må vi tælle dit besøg?' : 'Ingen cookies at vælge'}</h2>
    <p>${
      // The name is the site's own, and only tests have a tool without one.
      tool
        ? `Vi vil gerne bruge ${statisticsTool?.name ?? 'statistik'} til at tælle besøg og se, hvilke sider der bliver læst. ${storageSentence()} Siden virker ens, uanset hvad du svarer, og du kan altid skifte mening nederst på siden.`
        : 'Hjemmesiden bruger ingen tjenester, der kræver dit ja. Kun nødvendige ting gemmes, for eksempel en halvt udfyldt formular, til du lukker fanen.'
    }</p>
    <p data-answered></p>
    <p><a class="target" href="/cookies#det-gemmer-vi">Læs cookiepolitikken</a></p>
    <div class="ask-answers">${
      tool
        ? '<button type="button" data-answer="nej">Afvis</button><button type="button" data-answer="ja">Acceptér</button>'
        : ''
    }<button type="button" class="ask-close">Luk</button></div>`;
  panel.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('a, button');
    if (!control) return;
    // Closes the settings before a link leads to a section that they cover. The browser returns the focus.
    panel.close();
    if (control.dataset.answer) storeAnswer(control.dataset.answer === 'ja');
  });
  panel.addEventListener('close', applyAnswer);
  Object.assign(status, { role: 'status', className: 'visually-hidden' });
  // A constructed style sheet, because a style element would need its hash in the Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  // First in the document, so that keyboard users reach the banner first.
  document.body.prepend(panel, status);
  new ResizeObserver(() => {
    const { style } = document.documentElement;
    if (!panel.matches(':modal')) style.setProperty('--ask-height', `${panel.offsetHeight + 48}px`);
  }).observe(panel);

  Object.assign(window, { [ownName]: { openPreferences: openPanel } });
  applyAnswer();
  // The answer may have changed in another tab, or on another page before the bfcache restored this one.
  document.addEventListener('visibilitychange', () => document.hidden || applyAnswer());
  addEventListener('pageshow', ({ persisted }) => persisted && applyAnswer());
}

function openPanel(): void {
  if (panel.matches(':modal')) return;
  const given = answer();
  const time = given?.time.toLocaleString('da-DK', { dateStyle: 'long', timeStyle: 'short' });
  const answered = given
    ? `Du sagde ${given.isYes ? 'ja' : 'nej'} ${time}. Svaret gælder i ${consentCookie.duration}.`
    : 'Du har ikke svaret endnu, så vi tæller ikke.';
  panel.querySelector('[data-answered]')?.replaceChildren(tool ? answered : '');
  status.textContent = '';
  panel.open = false;
  panel.showModal();
  // Makes screen readers announce the title first, not the link.
  panel.querySelector('h2')?.focus();
}

/**
 * Opens the settings of the page's manager. An external one may still be loading: waits 5 s for it, looking every 100 ms.
 */
export async function openSettings(): Promise<'opened' | 'notOpened' | 'missing'> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const manager = findManager(window);
    if (manager) return (await openPreferences(manager)) ? 'opened' : 'notOpened';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 'missing';
}

function storeAnswer(isYes: boolean): void {
  const cookie = answerCookie(isYes, revision, location.protocol === 'https:');
  // A cookie of this name on a parent domain is not ours.
  for (const text of [...deletions(consentCookie.name, location.hostname, true), cookie]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = text;
  }
  isUnstored = !answer();
  status.textContent = isUnstored
    ? 'Dit valg kan ikke gemmes, fordi din browser blokerer cookies. Vi tæller ikke.'
    : 'Dit valg om cookies er gemt.';
  // An answer in the banner loses the focus, so continue from the page's content.
  if (panel.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Loads the tool after a yes, and asks if there is no answer. An answer that could not be stored ends the question on
 * this page, but is no consent, because it is not recorded. The listeners and timers of a running tool cannot be
 * removed, so the page reloads when its consent is withdrawn. The reloaded page deletes what the tool stores on unload.
 */
function applyAnswer(): void {
  if (!tool || hasExternalManager(window)) return;
  const given = answer();
  if (!given?.isYes) {
    clearStorage();
    if (isCounting) location.reload();
  } else if (!isCounting) {
    isCounting = true;
    const script = Object.assign(document.createElement('script'), { async: true, src: tool.content });
    Object.assign(script.dataset, tool.dataset);
    document.head.append(script);
    startMonitoring();
  }
  const isAsked = !given && !isUnstored;
  if (!panel.matches(':modal')) panel.open = isAsked;
  // Makes room for the banner on the page.
  document.documentElement.toggleAttribute('data-asking', isAsked);
}
