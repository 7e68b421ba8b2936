import { useState } from 'react';
import { Price } from '#src/components/fact/FactValue.tsx';
import { company, phoneHref } from '#src/site/company.ts';
import { formatFact } from '#src/site/format-fact.ts';

/** What stands below the offer: what the price is, and what to do with it besides asking for the exact one. */
export function OfferActions({ link }: { link: string }) {
  const [message, setMessage] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('Linket er kopieret.');
    } catch {
      setMessage('Linket kunne ikke kopieres. Kopiér i stedet adressen på siden.');
    }
  }

  function print() {
    // The browsers of many apps have no `print`, or one that does nothing.
    const unprintable = 'Der kan ikke udskrives herfra. Kopiér linket, og åbn det i en almindelig browser.';
    const timer = setTimeout(setMessage, 1000, unprintable);
    addEventListener('beforeprint', () => clearTimeout(timer), { once: true });
    window.print?.();
  }

  return (
    <>
      <p className="soft">
        Det er et vejledende overslag. Det bindende tilbud får du, når vi har set på opgaven. Hosting og
        domæne er ikke med, og heller ikke gamle webadresser, kalender, sprog og HubSpot. Hosting koster fra{' '}
        <Price name="hosting.fra" form="begge" /> pr. måned. En webshop med flere end omkring{' '}
        {formatFact('webshop.varer.lille')} varer koster mere end mindsteprisen.
      </p>
      <div className="cluster">
        <a className="target" href={phoneHref}>
          Ring om tilbuddet: {company.phone}
        </a>
        <button type="button" className="target" onClick={copy}>
          Kopiér link til beregningen
        </button>
        <button type="button" className="target" onClick={print}>
          Udskriv prisoverslag
        </button>
        <p className="caption" role="status">
          {message}
        </p>
      </div>
    </>
  );
}
