import type { ReactNode } from 'react';
import { FactText } from '#src/components/fact/FactText.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { testimonials } from '#src/content/collections.ts';
import { partsOf } from './slots.ts';
import styles from './Testimonials.module.css';

/**
 * Customer testimonials below a heading and what they are, on a track that moves slowly in an endless loop. The loop
 * needs the cards twice; the copy is hidden from screen readers and the keyboard. The track does not move under reduced
 * motion or without script. `src/browser/testimonials.ts` handles the pause button.
 */
export function Testimonials({ children }: { children: ReactNode }) {
  const [heading, text] = partsOf(children);
  const id = `${heading?.props.id}-titel`;
  const cards = testimonials.map(({ id, rating, text, name, company }) => (
    <li key={id} className={styles.card}>
      <p className="caption">{rating} ud af 5</p>
      <blockquote className={styles.quote}>
        <FactText text={text} />
      </blockquote>
      <p className="caption">
        <b>{name}</b>
        <br />
        {company}
      </p>
    </li>
  ));
  return (
    <section className={`testimonials section ${styles.section}`} aria-labelledby={id} data-print="no">
      <div className={`wrap ${styles.head}`}>
        <h2 id={id}>{heading?.props.children}</h2>
        <p className={styles.rating}>{text?.props.children}</p>
        <button
          className={styles.pause}
          type="button"
          aria-pressed="false"
          aria-label="Sæt rækken på pause"
          data-needs-script
        >
          <Icon name="pause" size={20} />
          <Icon name="play" size={20} />
        </button>
        <button className={styles.next} type="button" aria-label="Vis den næste udtalelse" data-needs-script>
          <Icon name="arrow-up" size={20} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <section className={styles.window} aria-label="Udtalelser fra kunder" tabIndex={0}>
        <div className={styles.track}>
          <ul className={styles.cards}>{cards}</ul>
          <ul className={`${styles.cards} ${styles.copy}`} aria-hidden="true" inert data-needs-script>
            {cards}
          </ul>
        </div>
      </section>
    </section>
  );
}
