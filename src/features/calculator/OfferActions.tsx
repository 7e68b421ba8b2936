import { useState } from 'react';
import { flushSync } from 'react-dom';
import field from '#src/components/field/Field.module.css';
import { calculatorUrl } from './address.ts';
import type { CompleteAnswers } from './answers.ts';
import { CallLink } from './CallLink.tsx';
import styles from './OfferActions.module.css';
import { PrintedOffer } from './PrintedOffer.tsx';

const messages = {
  none: '',
  copied: 'Linket er kopieret.',
  refused: 'Linket kunne ikke kopieres. Markér det, og kopiér det selv:',
  unprintable: 'Der kan ikke udskrives herfra. Kopiér linket, og åbn det i en almindelig browser.',
} as const;

type OfferActionsProps = { idPrefix: string; answers: CompleteAnswers };

/**
 * What to do with the offer besides asking for the exact one: copy a link to it or print it, and on phones, where the
 * row of buttons has no room for it, call about it.
 */
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
    // The browsers of many apps have no `print`, or one that does nothing.
    const timer = setTimeout(() => setMessage('unprintable'), 1000);
    const onBeforePrint = () => {
      clearTimeout(timer);
      // The sheet must be there when the event has been handled.
      flushSync(() => {
        setMessage('none');
        setPrintedOn(new Date());
      });
    };
    addEventListener('beforeprint', onBeforePrint, { once: true });
    addEventListener('afterprint', () => setPrintedOn(null), { once: true });
    window.print?.();
  }

  return (
    <div className={styles.actions}>
      <CallLink className={styles.call} />
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
  );
}
