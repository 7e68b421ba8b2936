interface CompassRoseProps {
  className?: string;
  /** Place and size inside another drawing; on a page of its own a class gives the size. */
  x?: number;
  y?: number;
  size?: number;
}

/** The eight points of the star, each as a lit and a shaded half. */
const lit =
  'M100 100L71 71L91.2 99zM100 100L129 71L101 91.2zM100 100L129 129L108.8 101zM100 100L71 129L99 108.8zM100 100V42L93.6 93.6zM100 100H146L106.4 93.6zM100 100V146L106.4 106.4zM100 100H54L93.6 106.4z';
const shaded =
  'M100 100V42L106.4 93.6zM100 100H146L106.4 106.4zM100 100V146L93.6 106.4zM100 100H54L93.6 93.6zM100 100L71 71L99 91.2zM100 100L129 71L108.8 99zM100 100L129 129L101 108.8zM100 100L71 129L91.2 101z';

/**
 * A compass rose in the colour of the text around it. The graduated rings are dashed circles of
 * 360 units: one dash a degree mark. The inner ring is turned, as the needle's deviation is.
 */
export function CompassRose({ className, x, y, size }: CompassRoseProps) {
  return (
    <svg
      className={className}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="100" cy="100" r="97" strokeWidth="1" />
      <circle
        cx="100"
        cy="100"
        r="94.5"
        strokeWidth="4"
        pathLength="360"
        strokeDasharray=".5 4.5"
        strokeDashoffset=".25"
      />
      <circle
        cx="100"
        cy="100"
        r="92.5"
        strokeWidth="8"
        pathLength="360"
        strokeDasharray=".7 9.3"
        strokeDashoffset=".35"
      />
      <circle
        cx="100"
        cy="100"
        r="90.5"
        strokeWidth="12"
        pathLength="360"
        strokeDasharray=".9 29.1"
        strokeDashoffset=".45"
      />
      <g transform="rotate(3.5 100 100)">
        <circle cx="100" cy="100" r="66" strokeWidth=".8" />
        <circle
          cx="100"
          cy="100"
          r="63.5"
          strokeWidth="5"
          pathLength="360"
          strokeDasharray=".9 14.1"
          strokeDashoffset=".45"
        />
        <path d="M100 34v-9m-3 4l3-4 3 4" strokeWidth="1" />
      </g>
      <path d={lit} strokeWidth=".8" strokeLinejoin="round" />
      <path d={shaded} strokeWidth=".8" strokeLinejoin="round" fill="currentColor" />
    </svg>
  );
}
