import { categories } from './categories.ts';

/** The three answers weigh the same: one class, one size, one row. */
function answers(buttons: readonly (readonly [answer: string, label: string])[]): string {
  const html = buttons.map(
    ([answer, label]) =>
      `<button type="button" class="samtykke-knap" data-answer="${answer}">${label}</button>`,
  );
  return `<div class="samtykke-svar">${html.join('')}</div>`;
}

const categoryRows = categories.map(({ id, label, description, required }) => {
  const control = required
    ? '<span class="samtykke-altid">Altid slået til</span>'
    : `<input type="checkbox" id="samtykke-${id}" name="${id}" aria-describedby="samtykke-${id}-om">`;
  const name = required ? `<strong>${label}</strong>` : `<label for="samtykke-${id}">${label}</label>`;
  return `<li>${name}${control}<p id="samtykke-${id}-om">${description} <span data-use="${id}"></span></p></li>`;
});

/** The question, which lies over a corner of the page and leaves the rest of it usable. */
const banner = `
<section class="samtykke-spoergsmaal" aria-labelledby="samtykke-titel" data-theme="lavvande" data-banner hidden>
  <h2 id="samtykke-titel">Må vi tælle dit besøg?</h2>
  <p>Vi vil gerne se, hvilke sider der bliver læst, og bruger <span data-services></span> til det. Tjenesten må sætte cookies, hvis du siger ja. Siden virker ens, uanset hvad du svarer, og du kan altid skifte mening nederst på siden.</p>
  <p class="samtykke-mere"><a href="/cookies">Læs cookiepolitikken</a></p>
  ${answers([
    ['none', 'Afvis alle'],
    ['choose', 'Vælg selv'],
    ['all', 'Accepter alle'],
  ])}
</section>`;

const dialog = `
<dialog class="samtykke-vindue" aria-labelledby="samtykke-vindue-titel" closedby="any">
  <div class="samtykke-ramme">
    <header>
      <h2 id="samtykke-vindue-titel" tabindex="-1">Cookie-indstillinger</h2>
      <button type="button" class="samtykke-luk" data-answer="close">Luk</button>
    </header>
    <div class="samtykke-indhold">
      <p>Her bestemmer du, hvad vi må gemme i din browser. Nødvendige ting gemmes kun, når du selv beder om dem. Resten kræver dit ja, og du kan trække det tilbage samme sted.</p>
      <ul class="samtykke-formaal">${categoryRows.join('')}</ul>
      <p data-answered></p>
      <p>Alt, hvad der kan blive gemt, og hvor længe, står i <a href="/cookies#det-gemmer-vi">cookiepolitikken</a>.</p>
    </div>
    ${answers([
      ['none', 'Afvis alle'],
      ['some', 'Gem valg'],
      ['all', 'Accepter alle'],
    ])}
  </div>
</dialog>`;

/** The question, the window with the settings, and a line that tells screen readers what has happened. */
export const consentMarkup = `${banner}${dialog}<p class="visually-hidden" role="status"></p>`;
