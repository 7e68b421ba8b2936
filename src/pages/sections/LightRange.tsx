import styles from './LightRange.module.css';

/** Where the light is, and how far its innermost ring is from it and from the next ring. */
const light = { x: 62, y: 330 };
const ringStep = 36;
const innerRing = 54;
/** Direction of the numbers and half the width of the beam, in radians above the horizon. */
const bearing = 0.72;
const spread = 0.13;

const pointAt = (radius: number, angle: number) => ({
  x: Math.round(light.x + radius * Math.cos(angle)),
  y: Math.round(light.y - radius * Math.sin(angle)),
});

/** Path of the clockwise arc around the light between two angles. */
const arc = (radius: number, from: number, to: number) => {
  const [start, end] = [pointAt(radius, from), pointAt(radius, to)];
  return `${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
};

type LightRangeProps = { linjer: string; fulde: string };

/**
 * Lighthouse whose range rings are numbered like the services beside it: the first ones (`fulde`) solid, the others
 * dotted.
 */
export function LightRange({ linjer, fulde }: LightRangeProps) {
  const [services, solid] = [Number(linjer), Number(fulde)];
  const rings = Array.from({ length: services }, (_, index) => innerRing + ringStep * index);
  const reach = innerRing + ringStep * services;
  return (
    <svg className={styles.chart} viewBox="0 0 400 420" aria-hidden="true" data-print="no">
      <path
        fill="var(--highlight)"
        fillOpacity=".3"
        d={`M${light.x} ${light.y}L${arc(reach, bearing + spread, bearing - spread)}Z`}
      />
      {rings.map((radius, index) => {
        const { x, y } = pointAt(radius, bearing);
        return (
          <g key={radius} className={styles.ring}>
            <path d={`M${arc(radius, 1.62, -0.24)}`} strokeDasharray={index < solid ? undefined : '2 5'} />
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 5} textAnchor="middle" fill="currentColor" fontSize="15" fontWeight="600">
              {index + 1}
            </text>
          </g>
        );
      })}
      <g fill="var(--surface-raised)" stroke="var(--text)" strokeWidth="1.5" strokeLinejoin="round">
        <path
          fill="var(--sand)"
          d="M12 392c-8-20 4-44 26-54s48-6 64 8 12 24 30 32 32 8 34 22-22 18-46 18-36 6-60 4-40-12-48-30Z"
        />
        <path d="M50 372l5-36h14l5 36ZM55 336v-12h14v12ZM53 324l9-8 9 8Z" />
        <circle fill="var(--highlight)" cx={light.x} cy={light.y} r="4" />
      </g>
    </svg>
  );
}
