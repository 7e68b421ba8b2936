import { statisticsTool } from '#src/site/statistics-tool.ts';
import { type Purpose, purposes } from './purposes.ts';
import type { Service } from './services.ts';

/** Returns three buttons of equal weight: one class, one size, one row. */
function answerButtons(middleButton: string): string {
  return `<div class="ask-answers">
    <button type="button" data-answer="none">Afvis alle</button>
    ${middleButton}
    <button type="button" data-answer="all">Acceptér alle</button>
  </div>`;
}

function reason(purpose: Purpose, services: readonly Service[]): string {
  const names = services.flatMap((service) => (service.purpose === purpose ? service.name : []));
  return `Vi vil gerne bruge ${names.join(' og ')} til at ${purposes[purpose].description}.`;
}

/** Says what a yes lets the tool store, as far as the owner has stated it. */
export function storageSentence(tool = statisticsTool): string {
  if (!tool) return 'Vi ved endnu ikke, hvad tjenesten gemmer i din browser, hvis du siger ja.';
  return tool.storage.length
    ? 'Siger du ja, må tjenesten gemme det i din browser, som står i cookiepolitikken.'
    : 'Tjenesten gemmer intet i din browser.';
}

/**
 * Returns the HTML of the non-modal consent banner and of the settings dialog. Both list only purposes of configured
 * services. The names of services come from the build, so they are not escaped. No class or id begins with a word such
 * as `consent` or `cookie`: ad blockers hide those, here also from visitors who have opened the settings themselves.
 */
export function consentMarkup(services: readonly Service[]): string {
  const asked = [...new Set(services.map(({ purpose }) => purpose))];
  const reasons = asked.map((purpose) => reason(purpose, services));
  const question = asked.map((purpose) => purposes[purpose].question).join(' og ');
  const rows = asked.map(
    (purpose, index) => `<li>
      <label>${purposes[purpose].label}
        <input type="checkbox" name="${purpose}" aria-describedby="ask-${purpose}">
      </label>
      <p id="ask-${purpose}">${reasons[index]}</p>
    </li>`,
  );
  return `
<section class="ask-banner" aria-labelledby="ask-title" data-theme="shallow" data-banner hidden>
  <h2 id="ask-title">Må vi ${question}?</h2>
  <p>${reasons.join(' ')} ${storageSentence()} Siden virker ens, uanset hvad du svarer, og du kan altid skifte mening nederst på siden.</p>
  <p class="ask-more"><a class="target" href="/cookies">Læs cookiepolitikken</a></p>
  ${answerButtons('<button type="button" data-answer="choose">Vælg selv</button>')}
</section>
<dialog class="ask-dialog" aria-labelledby="ask-dialog-title" closedby="any">
  <div class="ask-header">
    <h2 id="ask-dialog-title" tabindex="-1">${asked.length ? 'Cookie-indstillinger' : 'Ingen cookies at vælge'}</h2>
    ${asked.length ? '<button type="button" class="ask-close" data-answer="close">Luk</button>' : ''}
  </div>
  <div class="ask-content">
    <p>${
      asked.length
        ? 'Her bestemmer du, hvad vi må gemme i din browser. Nødvendige ting gemmes kun, når du selv beder om dem. Resten kræver dit ja, og du kan trække det tilbage samme sted.'
        : 'Hjemmesiden bruger ingen tjenester, der kræver dit ja. Nødvendige ting gemmes kun, når du selv beder om dem.'
    }</p>
    <ul class="ask-purposes">
      <li><div><strong>Nødvendige</strong> <span>Altid slået til</span></div>
        <p>Husker det, du selv beder om, for eksempel en halvt udfyldt formular og dit svar her.</p></li>
      ${rows.join('')}
    </ul>
    <p data-answered></p>
    <p>Alt, hvad der kan blive gemt, og hvor længe, står i <a href="/cookies#det-gemmer-vi">cookiepolitikken</a>.</p>
  </div>
  ${
    asked.length
      ? answerButtons('<button type="button" data-answer="some">Gem valg</button>')
      : '<div class="ask-answers"><button type="button" data-answer="close">Luk</button></div>'
  }
</dialog>
<p class="visually-hidden" role="status"></p>`;
}
