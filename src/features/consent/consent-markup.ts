import { type Purpose, purposes } from './purposes.ts';
import type { Service } from './services.ts';

/** Returns three buttons of equal weight: one class, one size, one row. */
function answerButtons(middleButton: string): string {
  return `<div class="consent-answers">
    <button type="button" data-answer="none">Afvis alle</button>
    ${middleButton}
    <button type="button" data-answer="all">Acceptér alle</button>
  </div>`;
}

function reason(purpose: Purpose, services: readonly Service[]): string {
  const names = services.flatMap((service) => (service.purpose === purpose ? service.name : []));
  return `Vi vil gerne bruge ${names.join(' og ')} til at ${purposes[purpose].description}.`;
}

/**
 * Returns the HTML of the non-modal consent banner and of the settings dialog. Both list only purposes of configured
 * services. The names of services come from the build, so they are not escaped.
 */
export function consentMarkup(services: readonly Service[]): string {
  const asked = [...new Set(services.map(({ purpose }) => purpose))];
  const reasons = asked.map((purpose) => reason(purpose, services));
  const question = asked.map((purpose) => purposes[purpose].question).join(' og ');
  const rows = asked.map(
    (purpose, index) => `<li>
      <label for="consent-${purpose}">${purposes[purpose].label}</label>
      <input type="checkbox" id="consent-${purpose}" name="${purpose}" aria-describedby="consent-${purpose}-hint">
      <p id="consent-${purpose}-hint">${reasons[index]}</p>
    </li>`,
  );
  return `
<section class="consent-banner" aria-labelledby="consent-title" data-theme="lavvande" data-banner hidden>
  <h2 id="consent-title">Må vi ${question}?</h2>
  <p>${reasons.join(' ')} Tjenesten må sætte cookies, hvis du siger ja. Siden virker ens, uanset hvad du svarer, og du kan altid skifte mening nederst på siden.</p>
  <p class="consent-more"><a href="/cookies">Læs cookiepolitikken</a></p>
  ${answerButtons('<button type="button" data-answer="choose">Vælg selv</button>')}
</section>
<dialog class="consent-dialog" aria-labelledby="consent-dialog-title" closedby="any">
  <div class="consent-frame">
    <div class="consent-header">
      <h2 id="consent-dialog-title" tabindex="-1">${asked.length ? 'Cookie-indstillinger' : 'Ingen cookies at vælge'}</h2>
      ${asked.length ? '<button type="button" class="consent-close" data-answer="close">Luk</button>' : ''}
    </div>
    <div class="consent-content">
      <p>${
        asked.length
          ? 'Her bestemmer du, hvad vi må gemme i din browser. Nødvendige ting gemmes kun, når du selv beder om dem. Resten kræver dit ja, og du kan trække det tilbage samme sted.'
          : 'Hjemmesiden bruger ingen tjenester, der kræver dit ja. Nødvendige ting gemmes kun, når du selv beder om dem.'
      }</p>
      <ul class="consent-purposes">
        <li><strong>Nødvendige</strong><span>Altid slået til</span>
          <p>Husker det, du selv beder om: en lukket besked, en halvt udfyldt formular og dit svar her.</p></li>
        ${rows.join('')}
      </ul>
      <p data-answered></p>
      <p>Alt, hvad der kan blive gemt, og hvor længe, står i <a href="/cookies#det-gemmer-vi">cookiepolitikken</a>.</p>
    </div>
    ${
      asked.length
        ? answerButtons('<button type="button" data-answer="some">Gem valg</button>')
        : '<div class="consent-answers"><button type="button" data-answer="close">Luk</button></div>'
    }
  </div>
</dialog>
<p class="visually-hidden" role="status"></p>`;
}
