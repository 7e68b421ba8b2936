import type { FactName } from './facts.ts';

/*
 * Questions that only the site's owner can answer. The site is silent on them, or says something that is true whatever
 * the answer. `npm run launch-check` prints them; remove a question once its answer is on the site. Not part of
 * `facts.ts`, which reaches the browser.
 */

/** Questions about a fact, such as a promise whose terms are not stated. `npm run facts` prints them too. */
export const factQuestions: Readonly<Partial<Record<FactName, string>>> = {
  'bedoemmelse.antal':
    'Siden siger ikke, hvor de 13 anmeldelser er afgivet, eller hvornår de er talt op. Skriv stedet, og hvordan I sikrer, at de kommer fra kunder.',
  'udtalelser.kontrol':
    'Bekræft, at udtalelserne kommer fra kunder, I har bygget for, og at I selv har valgt dem ud. Markedsføringsloven kræver oplyst, hvordan I sikrer det.',
  'hjemmesider.leveret.cases':
    'Siden siger 100+ uden landingssider og 150+ med. Bekræft, at det er forskellen.',
  'levering.gennemsnit':
    'Siden siger, at dagene tæller fra godkendt udkast til færdig hjemmeside. Bekræft det, og sig, hvilke projekter der er med.',
  'support.doegnet':
    'Siden siger, at fejl kan meldes hele døgnet, og at nogen svarer i åbningstiden. Vilkårene siger intet om, hvornår en fejl om natten bliver rettet.',
  'oppetid':
    'Siden kalder det et mål. Vilkårene siger ikke, hvordan oppetiden måles, eller hvad kunden får, når den er lavere.',
  'rabat.betingelse':
    'Siden siger, at rabatten gælder, så længe kundens tilbud gør. Bekræft det. Gælder den måned efter måned, så sæt en rigtig slutdato, eller gør prisen fast.',
  'seo.premium.support': 'Vilkårene siger ikke, hvem der svarer uden for åbningstiden, og hvor hurtigt.',
  'vilkaar.rykkergebyr':
    'Rentelovens § 9 b sætter et loft over, hvad en rykker må koste, og det er lavere end jeres gebyr. Spørg en advokat, om gebyret kan aftales mellem erhvervsdrivende. Vilkårene lover aldrig mere, end loven tillader.',
};

/** Other questions. */
export const openQuestions: readonly string[] = [
  // Prices that the site gives as 'efter tilbud'
  'Hvad koster en ekstra side, og hvad koster 16-24 sider, som ligger mellem Mellem og Stor? Siden siger efter tilbud.',
  'Hvad koster en tekst, som I skriver til Lille? Siden siger efter tilbud.',
  'Hvad koster det at føre gamle adresser videre? Siden siger efter tilbud.',
  'Hvad koster vedligehold om måneden, og hvad koster en time? Siden siger efter aftale.',
  'Hvad koster annoncer, sociale medier og indhold ud over SEO-pakkerne? Siden siger efter aftale.',
  'Bekræft, at fejl, der meldes efter garantien, ikke er gratis, selv om der stadig er support på pakken.',
  'Hvor mange timer, rettelser og links er med om måneden i hver SEO-pakke, og hvem skriver artiklerne til Premium? Siden siger, at det står i tilbuddet: tallene hører hjemme i rækken »Om måneden«.',
  'Hvilket værktøj retter kunden sin hjemmeside i, og hvad koster det? Siden siger, at det står i tilbuddet.',
  // What is included
  'Er måling af henvendelser med i Mellem og Stor? Siden lover det ikke.',
  'Hvor meget arbejde med virksomhedsprofilen på Google er med i hver SEO-pakke? Siden lover kun en gennemgang.',
  'Hvilket system bygger I webshops i, og hvilken betaling kobler I på, fx MobilePay? Siden siger, at det aftales.',
  'Sætter I samtykkeboks op, og har I en databehandleraftale klar? Siden siger, at begge dele aftales, når der er brug for dem.',
  // Who, when and where
  'Hvem tager opgaven, når en af jer er syg? Siden siger, at I skriver til kunden med en ny dato.',
  'Kan I mødes hos kunden, og hvor langt væk? Siden siger telefon, video eller hos jer.',
  'Hvor længe gemmer jeres webhotel serverens logfiler? Skriv dagene i privatlivspolitikken.',
  // Texts that state what the agency has seen
  'Hvilke fejl ser I selv oftest? Artiklerne omtaler dem som almindelige fejl og påstår ikke, at det er jeres erfaring.',
  // Law
  'Har Mellem nogensinde kostet listeprisen? Ellers må den ikke hedde rabat.',
  'Hvad skylder en kunde, der afbestiller, når den første halvdel er betalt? Vilkårene siger kun, at den ikke betales tilbage.',
  'Har I en ansvarsforsikring, hvor ligger hjemmesiderne, hvor tit tages der kopi, og må nye kunder ringe til en reference? Siden siger ikke noget om det.',
  'Hvad garanterer »Resultater garanteret« ud over pengene tilbage? Siden forklarer det kun med garantien.',
  'Hvor længe gælder et tilbud? Vilkårene siger: til datoen i det, også prisen og rabatten. Skriv altid en dato.',
  'Prisen på løbende aftaler kan ændres, og begge parter kan opsige, med samme varsel. Er det jeres vilkår?',
  'Har en advokat læst handelsbetingelser, privatlivspolitik og cookieside? De bærer datoen 24. juli 2025, men er rettet siden: sæt en ny dato, når de er godkendt.',
];
