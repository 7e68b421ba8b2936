import { dayAfter, longDate } from '#src/lib/danish-date.ts';
import { datedValues, valuesOfBuild } from './dated-values.ts';
import { answerMonths } from './statistics-tool.ts';
import { paymentOf, vatWords } from './vat.ts';

type Vat = keyof typeof vatWords;

/**
 * A claim, price or limit stated on the site. Pages, articles, structured data and the calculator read it from this
 * file; a test fails on prices typed anywhere else.
 *
 * Keys are Danish because writers use them: `<Pris navn="pakke.lille.pris" />`.
 * Amounts are whole kroner.
 */
export type Fact = {
  /** Danish description for `npm run facts`. */
  readonly label: string;
  /** Day from which it holds again, while nobody answers. */
  readonly again?: string | undefined;
} & (
  | { readonly kind: 'kroner'; readonly value: number; readonly vat: Vat }
  | { readonly kind: 'kroner-interval'; readonly from: number; readonly to: number; readonly vat: Vat }
  | { readonly kind: 'tal'; readonly value: number; readonly suffix?: string }
  | { readonly kind: 'interval'; readonly from: number; readonly to: number; readonly suffix?: string }
  | { readonly kind: 'tekst'; readonly value: string }
);

type Again = { readonly again: string } | null;

const kroner = (label: string, value: number, vat: Vat = 'ekskl') =>
  ({ kind: 'kroner', label, value, vat }) as const satisfies Fact;
const kronerRange = (label: string, from: number, to: number) =>
  ({ kind: 'kroner-interval', label, from, to, vat: 'ekskl' }) as const satisfies Fact;
const count = (label: string, value: number, suffix?: string, options: Again = null) =>
  ({ kind: 'tal', label, value, suffix, ...options }) as const satisfies Fact;
const range = (label: string, from: number, to: number, suffix: string) =>
  ({ kind: 'interval', label, from, to, suffix }) as const satisfies Fact;
const text = (label: string, value: string, options: Again = null) =>
  ({ kind: 'tekst', label, value, ...options }) as const satisfies Fact;

/** The website packages: their names, and what they are, alone and in a sentence. */
export const websiteNames = {
  lille: { name: 'Lille', title: 'Lille hjemmeside', inSentence: 'en lille hjemmeside' },
  mellem: { name: 'Mellem', title: 'Mellemstor hjemmeside', inSentence: 'en mellemstor hjemmeside' },
  stor: { name: 'Stor', title: 'Stor hjemmeside', inSentence: 'en stor hjemmeside' },
} as const;

export const { discount } = datedValues;
export const { hasDiscount, closing } = valuesOfBuild;

/** Returns an amount, or what it has become on a day in `dated-values.ts`. */
const amountOf = (name: keyof typeof valuesOfBuild.amounts, usual: number) =>
  valuesOfBuild.amounts[name] ?? usual;

/** When somebody answers again, after a closing. */
const again: Again = closing && { again: dayAfter(closing.to) };

/** Prices without the discount, which the ranges of prices follow from too. */
const listPrices = {
  lille: amountOf('lille', 10_000),
  mellem: amountOf('mellem', 20_000),
  stor: amountOf('stor', 50_000),
};
const shopPrices = { mellem: 75_000, stor: 150_000 };
const reducedPrice = Math.round((listPrices[discount.package] * (100 - discount.percent)) / 100);
const prices = { ...listPrices, ...(hasDiscount && { [discount.package]: reducedPrice }) };
const cheapest = Math.min(...Object.values(prices));

/** Facts that the owner states. `facts` adds those that follow from them. */
const stated = {
  // Claims about the agency
  'hjemmesider.leveret': count('Leverede hjemmesider', 100, '+'),
  'hjemmesider.leveret.cases': count('Leverede hjemmesider (cases)', 150, '+'),
  'bedoemmelse': count('Bedømmelse', 4.8),
  'bedoemmelse.antal': count('Antal anmeldelser bag bedømmelsen', 13, ' anmeldelser'),
  'bedoemmelse.kundeudtalelser': text('Bedømmelse ved kundeudtalelserne', '4,4 ud af 5'),
  'udtalelser.kontrol': text(
    'Kontrol af udtalelser',
    'Vi har selv valgt dem ud blandt svar fra kunder, vi har bygget for.',
  ),
  'grundlagt': text('Grundlagt', '2021'),
  'levering.gennemsnit': count('Gennemsnitlig levering', 7, ' dage'),
  'levering.pakker': range('Levering af små og mellemstore hjemmesider', 2, 4, ' uger'),
  'levering.store': range('Levering af store hjemmesider', 6, 8, ' uger'),
  'support.doegnet': text('Support', 'Support døgnet rundt'),
  'garanti.dage': count('Pengene tilbage-garanti på hjemmesidepakker', 30, ' dage'),
  'svar.timer': count('Vi svarer inden for', 24, ' timer', again),
  'tilbud.minutter': count('Tilbud gennem prisberegneren', 5, ' minutter'),
  'oppetid': count('Oppetid', 99.9, ' %'),
  'priser.spaend': kronerRange(
    'Prisspænd, som søgemaskinerne får',
    cheapest,
    Math.max(listPrices.stor, shopPrices.mellem),
  ),

  'moms': count('Momssats', 25, ' %'),

  // Website packages (one-off)
  'hjemmesider.fra': kroner('Den billigste hjemmeside, fra', cheapest),
  'pakke.lille.navn': text('Den lille pakkes navn', websiteNames.lille.name),
  'pakke.lille.pris': kroner('Lille hjemmeside, fra', prices.lille),
  'pakke.lille.sider': text('Lille hjemmeside, omfang', 'Op til 5 undersider'),
  'pakke.lille.support': count('Lille hjemmeside, support', 1, ' måned'),
  'pakke.mellem.navn': text('Den mellemste pakkes navn', websiteNames.mellem.name),
  'pakke.mellem.pris': kroner('Mellemstor hjemmeside, fra', prices.mellem),
  'pakke.mellem.sider': text('Mellemstor hjemmeside, omfang', 'Op til 15 undersider'),
  'pakke.mellem.support': count('Mellemstor hjemmeside, support', 3, ' måneder'),
  'pakke.stor.navn': text('Den store pakkes navn', websiteNames.stor.name),
  'pakke.stor.pris': kroner('Stor hjemmeside, fra', prices.stor),
  'pakke.stor.sider': text('Stor hjemmeside, omfang', '+25 undersider'),
  'pakke.stor.support': count('Stor hjemmeside, support', 6, ' måneder'),

  // The discount: shown only while there is one
  'rabat.pakke': text('Pakken, der er rabat på', websiteNames[discount.package].name),
  'rabat.hjemmeside': text('Det, der er rabat på, i en sætning', websiteNames[discount.package].inSentence),
  'rabat.procent': count('Rabat', discount.percent, ' %'),
  // The wording shared by package cards, calculator and FAQ.
  'rabat.ord': text('Rabatten i ord', `${discount.percent}\u00a0% rabat denne\u00a0måned`),
  'rabat.listepris': kroner('Pris uden rabatten, fra', listPrices[discount.package]),
  'rabat.pris': kroner('Pris med rabatten, fra', prices[discount.package]),
  'rabat.betingelse': text(
    'Betingelse for rabatten',
    discount.lastDay
      ? `Du får rabatten, når du siger ja til tilbuddet senest ${longDate(discount.lastDay)}.`
      : 'Rabatten gælder tilbud, vi sender denne måned, og kan blive forlænget.',
  ),

  // SEO packages (per month)
  'seo.basis.navn': text('Den mindste SEO-pakkes navn', 'Basis SEO'),
  'seo.basis.pris': kroner('Basis SEO pr. måned', amountOf('seo.basis', 5_000)),
  'seo.basis.soegeord': count('Basis SEO, søgeord', 10, ' søgeord'),
  'seo.standard.navn': text('Den mellemste SEO-pakkes navn', 'Standard SEO'),
  'seo.standard.pris': kroner('Standard SEO pr. måned', amountOf('seo.standard', 12_000)),
  'seo.standard.soegeord': count('Standard SEO, søgeord', 25, ' søgeord'),
  'seo.standard.artikler': count('Standard SEO, artikler', 2, ' artikler om måneden'),
  'seo.premium.navn': text('Den største SEO-pakkes navn', 'Premium SEO'),
  'seo.premium.pris': kroner('Premium SEO pr. måned', amountOf('seo.premium', 25_000)),
  'seo.premium.soegeord': text('Premium SEO, søgeord', 'Ubegrænset antal søgeord'),
  'seo.premium.specialist': text('Premium SEO, kontakt', 'egen specialist'),
  'seo.premium.moede': text('Premium SEO, statusmøde', 'Hver uge'),
  'seo.premium.support': text('Premium SEO, support', 'Døgnet rundt'),
  'konsultation.gratis': text('Første samtale', 'Gratis konsultation'),
  'seo.premium.artikler': count('Premium SEO, artikler', 4, '+ artikler om ugen'),
  'seo.binding': count('SEO-aftalens mindste løbetid', 6, ' måneder'),
  'seo.foerste-resultater': range('De første forbedringer af SEO', 2, 3, ' måneder'),
  'seo.store-resultater': range('Markante forbedringer af SEO', 6, 12, ' måneder'),

  // Running costs
  'hosting.fra': kroner('Hosting pr. måned, fra', amountOf('hosting', 200)),
  'hosting.ydelser': kroner('Hosting pr. måned (spørgsmål)', 299),
  'hosting.premium': kronerRange('Premiumhosting pr. måned', 500, 1_500),
  'domaene': kronerRange('Domæne pr. år', 100, 300),
  'vedligehold.statisk': kroner('Vedligehold pr. måned, statisk hjemmeside, fra', 300), // bekræft: prisen på vedligehold af en statisk hjemmeside
  'vedligehold.wordpress': kroner('Vedligehold pr. måned, WordPress, fra', 600), // bekræft: prisen på vedligehold af WordPress
  'drift.kopi': count('Sikkerhedskopier, gemt så længe', 30, ' dage'), // bekræft: hvor længe en sikkerhedskopi gemmes
  'rettevaerktoej': kroner('Værktøj til at rette en statisk hjemmeside pr. år, fra', 600), // bekræft: prisen på retteværktøjet

  'timepris': kroner('Hjælp fra gang til gang pr. time', 750), // bekræft: timeprisen

  // Additions to a package
  'tillaeg.booking': kroner('Onlinebooking bygget ind i siden, fra', 5_000), // bekræft: prisen på onlinebooking
  'tillaeg.adresser': kroner('Gamle webadresser ført videre, fra', 2_000), // bekræft: prisen på gamle webadresser
  'tillaeg.sprog': kroner('Et sprog mere, fra', 6_000), // bekræft: prisen på et sprog mere
  'tillaeg.crm': kroner('Formularer koblet til HubSpot, fra', 4_000), // bekræft: prisen på en kobling til HubSpot
  'tillaeg.kalender': kroner('Kalender og indmeldelse til en forening, fra', 8_000), // bekræft: prisen på kalender og indmeldelse

  // Price guide
  'guide.samlet': kronerRange('Hjemmeside, samlet spænd', cheapest, listPrices.stor),
  'guide.grundlaeggende': kronerRange('Grundlæggende hjemmeside', cheapest, listPrices.mellem),
  'guide.professionel': kronerRange('Professionel hjemmeside', listPrices.mellem, listPrices.stor),
  'guide.webshop': kroner('Webshop, fra', listPrices.stor),
  'guide.webshop.lille': kroner('Lille webshop, fra', listPrices.stor),
  'guide.webshop.mellem': kronerRange('Mellemstor webshop', shopPrices.mellem, shopPrices.stor),
  'guide.webshop.stor': kroner('Stor webshop, fra', shopPrices.stor),
  'webshop.varer.lille': count('Varer i en lille webshop', 100), // bekræft: hvor mange varer en lille og en mellemstor webshop har
  'webshop.varer.mellem': count('Varer i en mellemstor webshop', 600),
  'guide.b2b': text('B2B-platform', 'efter tilbud'),
  'branche.frisoer': kronerRange('Frisør eller skønhedsklinik', listPrices.lille, listPrices.mellem),
  'branche.tandlaege': kronerRange('Tandlæge eller læge', listPrices.mellem, listPrices.stor),
  'branche.advokat': kronerRange('Advokat eller revisor', listPrices.mellem, listPrices.stor),
  'branche.haandvaerker': kronerRange('Håndværker', listPrices.lille, 30_000),
  'branche.forening': kronerRange('Mindre forening', listPrices.lille, listPrices.mellem),
  'branche.organisation': kronerRange('Større organisation', listPrices.mellem, listPrices.stor),
  'branche.ngo': kronerRange('NGO eller velgørende organisation', listPrices.mellem, 40_000),

  // Prices in structured data that belong to no package
  'ydelse.hjemmesider.pris': kroner('Typisk pris på /hjemmesider', 12_000),
  'ydelse.seo.pris': kroner('Typisk pris pr. måned på /seo', 8_000),

  // Opening hours
  'aabningstid.hverdage': text('Åbningstid mandag-fredag', '08-20', again),
  'aabningstid.weekend': text('Åbningstid lørdag-søndag', '10-16', again),
  'aabningstid.telefon': text('Telefontid på hverdage', '9-17', again),

  // Terms of trade
  'vilkaar.moms': text('Priser i handelsbetingelserne', vatWords.inkl),
  'pakker.moms': text('Priser på pakker og i prisberegneren', vatWords.ekskl),
  'vilkaar.forudbetaling.graense': kroner('Projekter under dette beløb forudbetales', 25_000, 'inkl'),
  'vilkaar.forudbetaling.smaa': count('Forudbetaling, mindre projekter', 100, ' %'),
  'vilkaar.forudbetaling.start': count('Betaling ved start, større projekter', 50, ' %'),
  'vilkaar.forudbetaling.slut': count('Betaling ved levering, større projekter', 50, ' %'),
  'vilkaar.betalingsfrist': count('Betalingsfrist fra fakturadato', 14, ' dage'),
  'vilkaar.rykkergebyr': kroner('Gebyr ved for sen betaling', 250, 'uden'),
  'vilkaar.garanti': count('Fejl, der er meldt så længe efter levering, er gratis at få rettet', 30, ' dage'),
  'vilkaar.reklamation': count('Skriftlig reklamation efter levering', 14, ' dage'),
  'forbruger.mangler': count('Forbrugeres frist for at klage over mangler', 2, ' år'),
  'vilkaar.opsigelse': count('Opsigelse af løbende aftaler', 30, ' dage'),

  // Retention periods
  'opbevaring.kontakt': count('Kontaktoplysninger efter sidste kontakt', 3, ' år'),
  'opbevaring.bogfoering': count('Regnskabsmateriale', 5, ' år'),
  // bekræft: webhotellet sletter serverens logfiler efter 30 dage
  'opbevaring.log': count('Serverens logfiler', 30, ' dage'),
  'opbevaring.valg': count('Valget om cookies', answerMonths, ' måneder'),
  'opbevaring.statistik': count('Statistikdata', 26, ' måneder'),
  // bekræft: beviset for et samtykke bliver slettet to år efter, at det er trukket tilbage
  'opbevaring.samtykke': count('Bevis for et samtykke, der er trukket tilbage', 2, ' år'),
  // bekræft: resultaterne er opfundne som resten af content/data/cases.yaml
  'case.cykelvaerksted.plads-foer': count('Cykelværkstedets plads på »cykelreparation«, før', 12),
  'case.cykelvaerksted.plads': count('Cykelværkstedets plads på »cykelreparation«, nu', 3),
  'case.gartneri.adresser': count('Gamle webadresser, der flyttede med gartneriets webshop', 3100),
} as const satisfies Record<string, Fact>;

/** Amount of an SEO package over the shortest agreement. */
const commitment = (name: 'seo.basis.pris' | 'seo.standard.pris' | 'seo.premium.pris') =>
  stated[name].value * stated['seo.binding'].value;

/** Domain and twelve months of hosting. */
const yearOfHosting = (perMonth: number, domain: number) => 12 * perMonth + domain;
const { domaene: domain, 'hosting.fra': hosting, 'hosting.premium': premiumHosting } = stated;
const cheapestYear = yearOfHosting(hosting.value, domain.from);

/** What a statically built website costs a year when the customer edits it, and one in WordPress that we look after. */
const staticYear = cheapestYear + stated.rettevaerktoej.value;
const wordpressYear = cheapestYear + 12 * stated['vedligehold.wordpress'].value;

/** Amount of Mellem with additions. */
const mellemWith = (...additions: readonly { readonly value: number }[]) =>
  additions.reduce((sum, { value }) => sum + value, stated['pakke.mellem.pris'].value);
const tradesman = mellemWith(stated['tillaeg.adresser']);
const bilingual = mellemWith(stated['tillaeg.sprog'], stated['tillaeg.crm']);
const museum = mellemWith(stated['tillaeg.kalender']);
const association = stated['pakke.lille.pris'].value + stated['tillaeg.kalender'].value;

/** How a website is paid that costs the amount, in the words of the terms. */
const payment = (label: string, price: { readonly value: number }) =>
  text(label, paymentOf(price.value, stated.moms.value, stated['vilkaar.forudbetaling.graense'].value));

/** Minutes of downtime that the uptime target allows in a month of 30 days. */
const downtime = Math.round(((100 - stated.oppetid.value) / 100) * 30 * 24 * 60);

export const facts = {
  ...stated,
  'oppetid.udfald': count('Udfald om måneden, som oppetiden højst giver', downtime, ' minutters'),
  'seo.basis.mindst': kroner('Basis SEO, i alt for den korteste aftale', commitment('seo.basis.pris')),
  'seo.standard.mindst': kroner(
    'Standard SEO, i alt for den korteste aftale',
    commitment('seo.standard.pris'),
  ),
  'seo.premium.mindst': kroner('Premium SEO, i alt for den korteste aftale', commitment('seo.premium.pris')),
  'lille.foerste-aar': kroner(
    'Lille, det første år med domæne og hosting, fra',
    stated['pakke.lille.pris'].value + cheapestYear,
  ),
  'mellem.booking-adresser': kroner(
    'Mellem med onlinebooking og gamle webadresser, fra',
    mellemWith(stated['tillaeg.booking'], stated['tillaeg.adresser']),
  ),
  'drift.aar': kroner('Domæne og hosting pr. år, fra', cheapestYear),
  'drift.statisk': kroner('Domæne, hosting og retteværktøj pr. år, fra', staticYear),
  'drift.wordpress': kroner('Domæne, hosting og vedligehold af WordPress pr. år, fra', wordpressYear),
  'eksempel.haandvaerker': kroner('Første år: Mellem og gamle webadresser, fra', tradesman + staticYear),
  'eksempel.virksomhed': kroner('Første år: Mellem, to sprog og HubSpot, fra', bilingual + wordpressYear),
  'eksempel.forening': kroner('Første år: Lille og kalender, fra', association + staticYear),
  'eksempel.museum': kroner('Første år: Mellem og kalender, fra', museum + staticYear),
  'drift.webshop': kronerRange(
    'Domæne og premiumhosting pr. år',
    yearOfHosting(premiumHosting.from, domain.from),
    yearOfHosting(premiumHosting.to, domain.to),
  ),
  'betaling.lille': payment('Betaling af Lille til mindsteprisen', stated['pakke.lille.pris']),
  'betaling.mellem': payment('Betaling af Mellem til mindsteprisen', stated['pakke.mellem.pris']),
  'betaling.stor': payment('Betaling af Stor til mindsteprisen', stated['pakke.stor.pris']),
  'rabat.listebetaling': payment('Betaling uden rabatten', stated['rabat.listepris']),
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;

/** Facts that contradict each other until the owner settles on a value; `npm run facts` prints them side by side. */
export const contradictions: readonly (readonly [FactName, FactName])[] = [
  ['hjemmesider.leveret', 'hjemmesider.leveret.cases'],
  ['bedoemmelse', 'bedoemmelse.kundeudtalelser'],
  ['levering.gennemsnit', 'levering.pakker'],
  ['levering.gennemsnit', 'levering.store'],
  ['priser.spaend', 'guide.webshop.stor'],
  ['hosting.fra', 'hosting.ydelser'],
  ['ydelse.hjemmesider.pris', 'pakke.lille.pris'],
  ['ydelse.seo.pris', 'seo.basis.pris'],
  ['aabningstid.hverdage', 'aabningstid.telefon'],
  ['vilkaar.moms', 'pakker.moms'],
];

/** Returns whether there is a fact of this name. */
export const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name);

/** Facts that say something about the discount: they stand in a `<Rabat>` and leave with it. */
export const isDiscountFact = (name: string) => isFactName(name) && name.startsWith('rabat.');
/** Name of a fact whose value is an amount. */
export type PriceName = {
  [Name in FactName]: (typeof facts)[Name] extends { kind: 'kroner' } ? Name : never;
}[FactName];
