import { type SeoId, seo } from './packages.ts';

const aboutSeo = (id: SeoId) =>
  `Jeg har en hjemmeside og vil gerne høre mere om ${seo[id].name}. Adressen er: `;

/** What a link to the contact form may be about, each with the message that the form then begins with. */
export const contactTopics = {
  'nyhedsbrev': 'Skriv mig gerne op til jeres nyhedsbrev.',
  'seo-basic': aboutSeo('basic'),
  'seo-standard': aboutSeo('standard'),
  'seo-premium': aboutSeo('premium'),
} as const satisfies Record<string, string>;

export type ContactTopic = keyof typeof contactTopics;
