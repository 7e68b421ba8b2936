import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Price } from '#src/components/fact/Fact.tsx';
import field from '#src/components/field/Field.module.css';
import { company, phoneHref } from '#src/site/company.ts';
import { calculatorUrl } from './address.ts';
import type { CompleteAnswers } from './answers.ts';
import styles from './OfferActions.module.css';
import { PrintedOffer } from './PrintedOffer.tsx';

const messages = {
  none: '',
  copied: 'Linket er kopieret.',
  refused: 'Linket kunne ikke kopieres. Markér det, og kopiér det selv:',
  unprintable: 'Der kan ikke udskrives herfra. Kopiér linket, og åbn det i en almindelig browser.',
} as const;

type OfferActionsProps = { idPrefix: string; answers: CompleteAnswers };

/** What stands below the offer: what the price is, and what to do with it besides asking for the exact one. */
export function OfferActions({ idPrefix, answers }: OfferActionsProps) {
  const [message, setMessage] = useState<keyof typeof messages>('none');
  const [printedOn, setPrintedOn] = useState<Date | null>(null);
  const link = new URL(calculatorUrl(answers), location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('copied');
    } catch {
      setMessage('refused');
    }
  }

  function print() {
    const listening = new AbortController();
    const end = (outcome: keyof typeof messages) => {
      clearTimeout(timer);
      listening.abort();
      setMessage(outcome);
      setPrintedOn(null);
    };
    // The browsers of many apps have no `print`, or one that does nothing.
    const timer = setTimeout(() => end('unprintable'), 1000);
    addEventListener('beforeprint', () => clearTimeout(timer), { signal: listening.signal });
    addEventListener('afterprint', () => end('none'), { signal: listening.signal });
    // The sheet must be there before the browser looks at the page.
    flushSync(() => setPrintedOn(new Date()));
    window.print?.();
  }

  return (
    <>
      <p className="soft">
        Det er et vejledende overslag. Det bindende tilbud får du, når vi har set på opgaven. Hosting og
        domæne er ikke med. Hosting koster fra <Price name="hosting.fra" form="begge" /> pr. måned.
      </p>
      <div className={styles.actions}>
        <a className="target" href={phoneHref}>
          Ring om tilbuddet: {company.phone}
        </a>
        <button type="button" className="target" onClick={copy}>
          Kopiér link til beregningen
        </button>
        <button type="button" className="target" onClick={print}>
          Udskriv prisoverslag
        </button>
        <p className={styles.status} role="status">
          {messages[message]}
        </p>
        {message === 'refused' && (
          <input
            className={field.control}
            id={`${idPrefix}-link`}
            aria-label="Link til beregningen"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
        {printedOn && <PrintedOffer answers={answers} on={printedOn} link={link} />}
      </div>
    </>
  );
}
