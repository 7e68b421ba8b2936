import styles from './Portrait.module.css';

interface PortraitFigureProps {
  /** What the picture shows, for those who cannot see it. */
  title: string;
  /** Pen and path of every layer, from the back to the front. */
  layers: readonly (readonly [pen: string, path: string])[];
  className?: string;
}

/** The sheet that both portraits are drawn on. */
export function PortraitFigure({ title, layers, className }: PortraitFigureProps) {
  return (
    <svg
      className={className ? `${styles.portrait} ${className}` : styles.portrait}
      viewBox="36 56 408 476"
      width="480"
      height="560"
      role="img"
      aria-label={title}
    >
      {layers.map(([pen, path]) => (
        <path key={path} className={styles[pen]} d={path} />
      ))}
    </svg>
  );
}
