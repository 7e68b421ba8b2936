import { useState } from 'react';
import { flushSync } from 'react-dom';
import field from '#src/components/field/Field.module.css';
import { calculatorUrl } from './address.ts';
import type { CompleteAnswers } from './answers.ts';
import styles from './OfferActions.module.css';
import { PrintedOffer } from './PrintedOffer.tsx';

const messages = {
  no: '',
  yes: 'Linket er kopieret.',
  refused: 'Linket kunne ikke kopieres. Markér det, og kopiér det selv:',
} as const;

type OfferActionsProps = { idPrefix: string; answers: CompleteAnswers };

/** Buttons that copy a link to the offer or print it. */
export function OfferActions({ idPrefix, answers }: OfferActionsProps) {
  const [copied, setCopied] = useState<keyof typeof messages>('no');
  const [printedOn, setPrintedOn] = useState<Date | null>(null);
  const link = new URL(calculatorUrl(answers), location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  }

  function print() {
    // Render the sheet synchronously: the print dialogue reads the document at once.
    flushSync(() => setPrintedOn(new Date()));
    addEventListener('afterprint', () => setPrintedOn(null), { once: true });
    window.print();
  }

  return (
    <div className={styles.actions}>
      <button type="button" className="target" onClick={copy}>
        Kopiér link til beregningen
      </button>
      <button type="button" className="target" onClick={print}>
        Udskriv prisoverslag
      </button>
      <p className={styles.status} role="status">
        {messages[copied]}
      </p>
      {copied === 'refused' && (
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
  );
}
