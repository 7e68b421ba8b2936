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
 * A compass rose in the colour of the text around it. The inner ring is turned, as the needle's deviation is.
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
      <Marks radius={94.5} length={4} width={0.5} every={5} />
      <Marks radius={92.5} length={8} width={0.7} every={10} />
      <Marks radius={90.5} length={12} width={0.9} every={30} />
      <g transform="rotate(3.5 100 100)">
        <circle cx="100" cy="100" r="66" strokeWidth=".8" />
        <Marks radius={63.5} length={5} width={0.9} every={15} />
        <path d="M100 34v-9m-3 4l3-4 3 4" strokeWidth="1" />
      </g>
      <path d={lit} strokeWidth=".8" strokeLinejoin="round" />
      <path d={shaded} strokeWidth=".8" strokeLinejoin="round" fill="currentColor" />
    </svg>
  );
}

/** A ring of degree marks: a dashed line of 360 units. A path, since HTML checkers know no `pathLength` on circles. */
function Marks({ radius, length, width, every }: Record<'radius' | 'length' | 'width' | 'every', number>) {
  return (
    <path
      d={`M${100 + radius} 100a${radius} ${radius} 0 1 1-${2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`}
      strokeWidth={length}
      pathLength="360"
      strokeDasharray={`${width} ${(every - width).toFixed(1)}`}
      strokeDashoffset={width / 2}
    />
  );
}
