import { stringify } from 'yaml';

/**
 * A new article that the dev server shows at once: valid front matter, and a first section that tells the writer
 * how to go on. `today` is an ISO day.
 */
export function articleTemplate({
  title,
  slug,
  today,
}: {
  title: string;
  slug: string;
  today: string;
}): string {
  // Through the YAML library, so that a title with a colon or a quote stays one title.
  const text = (value: string) =>
    stringify(value, { defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }).trim();
  return `---
titel: ${text(title)}
# En sætning under overskriften, 20-200 tegn.
undertitel: 'Skriv her i én sætning, hvad læseren kan, når artiklen er læst.'
# Det, søgemaskinerne viser under titlen, 70-160 tegn. Skal være anderledes end de andre artiklers.
beskrivelse: ${text(descriptionFor(title))}
# Appetitvækkeren på kort og i feedet, 40-200 tegn.
uddrag: 'Skriv her en eller to sætninger, der giver lyst til at læse videre.'
# SEO, Prisguide, Webdesign, AI & Digital, Mobile & UX eller Design Guide.
kategori: SEO
dato: ${today}
# Minutter: antal ord delt med 200. Byggeriet siger til, når tallet ikke passer.
læsetid: 1
billede: ${slug}
# Det, tegningen viser, for dem, der ikke kan se den.
billedtekst: 'Dybdekurver tegnet som et søkort'
tags: [hjemmesider, gode råd]
søgeord: [hjemmeside, gode råd om hjemmesider]
# Kladden vises kun under npm run dev. Slet linjen, når artiklen skal ud.
kladde: true
---

## Det første afsnit

Begynd med læserens problem, ikke med jeres løsning. Et eksempel fra hverdagen siger mere end en definition: hvem står med problemet, hvad har hun prøvet, og hvad kostede det? Skriv til én læser, skriv du, og hold sætningerne korte. Resten af teksten her er en hjælp til dig. Slet den, når du ikke har brug for den længere.

Hver overskrift med to havelåger bliver et afsnit i indholdslisten, og tre havelåger giver et underafsnit. Et link til en anden side skrives med skråstreg forrest: [se vores cases](/cases). Skal et afsnit kunne findes på en fast adresse, så skriv ankeret i kantede parenteser efter overskriften.

Skriv aldrig en pris med tal. Hent den i stedet, så den altid passer: en lille hjemmeside koster fra <Pris navn="pakke.lille.pris" />. Alle navne står i filen med fakta, og kommandoen npm run facts viser dem med værdier.

## Det næste afsnit

Slut med det, læseren skal gøre nu. Alt, hvad du kan bruge af bokse, figurer, tabeller og tjeklister, står i vejledningen i mappen content. Tegningen øverst på siden laves af kommandoen npm run pictures, når artiklen har sin kategori.
`;
}

/** Within the limits for any title that is within its own. */
function descriptionFor(title: string): string {
  return `${title.replace(/[.!?]+$/, '')}: skriv her, hvad artiklen svarer på, og hvorfor den er værd at læse.`;
}
