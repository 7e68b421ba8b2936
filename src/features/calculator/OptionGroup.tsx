import type { ReactNode } from 'react';
import { Badge } from '#src/components/Badge.tsx';
import styles from './OptionGroup.module.css';
import type { Question } from './questions.tsx';

type OptionGroupProps = {
  idPrefix: string;
  /** Name of the radio group. */
  name: string;
  heading: (title: string) => ReactNode;
  question: Question;
  value: string | null;
  onChange: (id: string) => void;
};

/** Question with native radio buttons, each as wide as the panel. */
export function OptionGroup({ idPrefix, name, heading, question, value, onChange }: OptionGroupProps) {
  const { title, hint, options } = question;
  const hintId = `${idPrefix}-${name}-hjaelp`;
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className={styles.legend}>{heading(title)}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.id}
              checked={value === option.id}
              onChange={() => onChange(option.id)}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            <span className={styles.text}>
              <span className={styles.title}>
                {option.title}
                {option.popular && <Badge>Mest populær</Badge>}
              </span>
              <span className={styles.details}>{option.details}</span>
            </span>
            {option.price && <span className={styles.price}>{option.price}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
