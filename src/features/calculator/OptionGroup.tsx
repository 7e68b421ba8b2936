import type { ReactNode } from 'react';
import { Badge } from '#src/components/Badge.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import styles from './OptionGroup.module.css';
import { OptionPrice } from './OptionPrice.tsx';
import { type QuestionId, questions } from './questions.ts';
import { SizeIllustration } from './SizeIllustration.tsx';

type OptionGroupProps = {
  id: QuestionId;
  heading: (title: string) => ReactNode;
  value: string | null;
  onChange: (answer: string) => void;
};

/** Question with native radio buttons, each as wide as the panel. */
export function OptionGroup({ id, heading, value, onChange }: OptionGroupProps) {
  const { parameter, title, hint, options, isMonthly } = questions[id];
  const hintId = `${parameter}-hjaelp`;
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend>{heading(title)}</legend>
      <div className={styles.options}>
        {Object.entries(options).map(([answer, { price, rings, ...option }]) => (
          <label key={answer} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={parameter}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {rings && <SizeIllustration rings={rings} />}
            <span className={styles.text}>
              <span className={`cluster ${styles.title}`}>
                {option.name}
                {option.popular && <Badge>Mest populær</Badge>}
              </span>
              <span className={`soft ${styles.details}`}>{option.details}</span>
            </span>
            {price && (
              <span className={styles.price}>
                <OptionPrice option={{ ...option, price }} isMonthly={isMonthly} />
              </span>
            )}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={`soft ${styles.hint}`}>
          <FactText text={hint} />
        </p>
      )}
    </fieldset>
  );
}
