import type { ConfiguredTool } from '#src/site/statistics-tool.ts';
import { consentCookie } from '#src/site/storage-list.ts';
import { answerCookie, readAnswer } from './answer.ts';
import { clearStorage } from './clear-storage.ts';
import { createPanel } from './consent-panel.ts';
import { externalManager, hasExternalManager, openPreferences } from './external-managers.ts';
import { startMonitoring } from './start-monitoring.ts';

/** What the build says of its statistics tool (src/seo/page-head.ts). */
const meta = document.querySelector<HTMLMetaElement>('meta[name=statistik]');
const tool: ConfiguredTool | null = meta && JSON.parse(meta.content);
/**
 * What is asked. Stored with the answer, which is therefore no consent to a tool that replaces this one. The number is
 * the version of the question's words: increase it when they change, to ask all visitors again.
 */
const question = `1 ${tool?.src}`;
/** Never cached: another tab may change the answer. */
const storedAnswer = () => readAnswer(question, document.cookie);

const panel = createPanel(tool);
/** Read out by screen readers. */
const status = Object.assign(document.createElement('p'), { role: 'status', className: 'visually-hidden' });
panel.after(status);
let isCounting = false;
/** Whether this page need not ask any more, even if the browser blocks the cookie. */
let isAnswered = false;

panel.addEventListener('submit', ({ submitter }) => {
  const { value } = submitter as HTMLButtonElement;
  if (value) storeAnswer(value === 'ja');
  // The banner takes the focus with it, so continue from the page's content. After the settings the browser returns it.
  if (!panel.matches(':modal')) document.querySelector('main')?.focus({ preventScroll: true });
});
// A link to a section that the settings cover.
panel.querySelector('a')?.addEventListener('click', () => panel.close());
panel.addEventListener('close', applyAnswer);
// The answer may have changed in another tab, or on another page before the bfcache restored this one.
document.addEventListener('visibilitychange', () => document.hidden || applyAnswer());
addEventListener('pageshow', ({ persisted }) => persisted && applyAnswer());
applyAnswer();

/**
 * Opens the settings: the panel's, or those of an external manager, which may still be loading: waits 5 s for it, looking
 * every 100 ms. Returns the id of the message on the cookie page that says what went wrong.
 */
export async function openSettings(): Promise<'' | 'mangler' | 'lukket'> {
  if (!hasExternalManager()) {
    openPanel();
    return '';
  }
  for (let attempt = 0; attempt < 50; attempt++) {
    const manager = externalManager(window);
    if (manager) return (await openPreferences(manager)) ? '' : 'lukket';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 'mangler';
}

function openPanel(): void {
  if (panel.matches(':modal')) return;
  const answer = storedAnswer();
  const time = answer?.time.toLocaleString('da-DK', { dateStyle: 'long', timeStyle: 'short' });
  panel
    .querySelector('.ask-answered')
    ?.replaceChildren(
      answer
        ? `Du sagde ${answer.isYes ? 'ja' : 'nej'} ${time}. Svaret gælder i ${consentCookie.duration}.`
        : 'Du har ikke svaret endnu, så vi tæller ikke.',
    );
  status.textContent = '';
  panel.open = false;
  panel.showModal();
  // Makes screen readers announce the title first, not the link.
  panel.querySelector('h2')?.focus();
}

function storeAnswer(isYes: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = answerCookie(question, isYes) + (location.protocol === 'https:' ? '; secure' : '');
  isAnswered = true;
  status.textContent = storedAnswer()
    ? 'Dit valg om cookies er gemt.'
    : 'Dit valg kan ikke gemmes, fordi din browser blokerer cookies. Vi tæller ikke.';
}

/**
 * Loads the tool after a yes, and asks if there is no answer. One that could not be stored is no consent: it is not
 * recorded. The listeners and timers of a running tool cannot be removed, so the page reloads when its consent is
 * withdrawn, and then deletes what the tool stores on unload.
 */
function applyAnswer(): void {
  if (!tool || hasExternalManager()) return;
  const answer = storedAnswer();
  if (!answer?.isYes) {
    clearStorage(tool);
    if (isCounting) location.reload();
  } else if (!isCounting) {
    isCounting = true;
    loadTool(tool);
    startMonitoring();
  }
  const isAsked = !answer && !isAnswered;
  if (!panel.matches(':modal')) panel.open = isAsked;
  // Makes room for the banner on the page.
  document.documentElement.classList.toggle('asking', isAsked);
}

function loadTool({ src, attributes = {} }: ConfiguredTool): void {
  const script = Object.assign(document.createElement('script'), { async: true, src });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}
