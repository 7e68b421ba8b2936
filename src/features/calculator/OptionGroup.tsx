import type { ReactNode } from 'react';
import { Badge } from '#src/components/badge/Badge.tsx';
import styles from './OptionGroup.module.css';

type Option<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  readonly details: string;
  readonly picture?: ReactNode;
  readonly price?: ReactNode;
  readonly popular?: boolean;
};

type OptionGroupProps<Id extends string> = {
  idPrefix: string;
  /** Name of the radio group, the same as the answer's URL parameter. */
  name: string;
  /** The question. */
  legend: ReactNode;
  hint?: string;
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
};

/** Question with native radio buttons, each as wide as the panel. */
export function OptionGroup<Id extends string>(props: OptionGroupProps<Id>) {
  const { idPrefix, name, legend, hint, options, value, onChange } = props;
  const hintId = `${idPrefix}-${name}-hjaelp`;
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className={styles.legend}>{legend}</legend>
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
                {option.popular && <Badge variant="highlight">Mest populær</Badge>}
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
