import styles from './Chart.module.css';

type SoundingsProps = {
  /** Position in the viewBox, whole metres and decimetres (0 for none) of each figure. */
  figures: readonly (readonly [x: number, y: number, metres: number, decimetres: number])[];
};

/** Depth figures on a chart. Decimetres are set smaller and lower, as on printed charts. */
export function Soundings({ figures }: SoundingsProps) {
  return (
    <g className={styles.figures}>
      {figures.map(([x, y, metres, decimetres]) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {metres}
          {decimetres > 0 && (
            <tspan dy="4" fontSize="70%">
              {decimetres}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}
