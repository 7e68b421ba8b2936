type SoundingsProps = {
  /** Position in the viewBox, whole metres and decimetres (0 for none) of each figure. */
  figures: readonly (readonly [x: number, y: number, metres: number, decimetres: number])[];
  className?: string;
};

/** Depth figures on a chart. Decimetres are set smaller and lower, as on printed charts. */
export function Soundings({ figures, className }: SoundingsProps) {
  return (
    <g className={className}>
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
