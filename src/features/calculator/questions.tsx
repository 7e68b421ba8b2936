import type { ReactNode } from 'react';
import { formatFact, formatFactWithVat } from '#src/site/format-fact.ts';
import type { Answers } from './answers.ts';
import { SeoPrice, SizePrice } from './OptionPrice.tsx';
import { googleAnswers, googleIds, seoIds, seoPackages, sizeIds, sizes } from './options.ts';
import { SizeIllustration } from './SizeIllustration.tsx';

export type Question = {
  readonly title: string;
  readonly hint?: string;
  /** What the visitor must do to go on. */
  readonly missing: string;
  readonly options: readonly {
    readonly id: string;
    readonly title: string;
    readonly details: string;
    readonly picture?: ReactNode;
    readonly price?: ReactNode;
    readonly popular?: boolean | undefined;
  }[];
};

/** The questions of the first three steps. */
export const questions: Readonly<Record<keyof Answers, Question>> = {
  size: {
    title: 'Hvor stor skal din hjemmeside være?',
    // bekræft: sider ud over en pakkes omfang koster ekstra
    hint: `Vælg den mindste, hvis du ligger imellem to. Ekstra sider får en pris i tilbuddet. En webshop hører til Stor. Med omkring 600 varer koster den ${formatFactWithVat('guide.webshop.mellem')}.`,
    missing: 'Vælg en størrelse for at gå videre.',
    options: sizeIds.map((id) => {
      const { name, description, details, popular } = sizes[id];
      return {
        id,
        title: name,
        details: `${description}, ${details}`,
        popular,
        picture: <SizeIllustration size={id} />,
        price: <SizePrice size={id} />,
      };
    }),
  },
  google: {
    title: 'Vil du have løbende hjælp til at blive fundet på Google?',
    missing: 'Vælg et svar for at gå videre.',
    options: googleIds.map((id) => {
      const { title, details } = googleAnswers[id];
      return { id, title, details };
    }),
  },
  seo: {
    title: 'Hvilken SEO-pakke passer til dig?',
    hint: `SEO betales hver måned ved siden af hjemmesiden. Aftalen løber mindst ${formatFact('seo.binding')}.`,
    missing: 'Vælg en pakke for at gå videre.',
    options: seoIds.map((id) => {
      const { name, details, popular } = seoPackages[id];
      return { id, title: name, details, popular, price: <SeoPrice seo={id} /> };
    }),
  },
};
