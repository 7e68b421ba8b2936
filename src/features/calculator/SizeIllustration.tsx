import styles from './SizeIllustration.module.css';

/** Paths of an island's depth contours, from the outermost to the beach, which lies on top. */
const contours = [
  'M34 6c28-11 66-3 76 23s2 55-28 66-70 7-83-18S5 18 34 6z',
  'M38 15c22-9 52-3 60 18s1 43-22 52-56 6-66-14 5-47 28-56z',
  'M42 24c16-7 38-2 44 13s0 32-17 39-41 5-49-10 5-35 22-42z',
  'M46 33c11-5 25-1 29 9s-1 22-12 26-27 4-33-6 4-24 16-29z',
  'M50 42c6-3 13 0 15 5s-1 11-7 13-14 1-17-4 2-11 9-14z',
] as const;

/** Depth contours of the island of a website: the inner `rings` are drawn out, the others dotted. */
export function IslandRings({ rings }: { rings: number }) {
  return contours.map((path, index) => (
    <path
      key={path}
      d={path}
      className={`${styles.ring} ${contours.length - index <= rings ? 'drawn' : ''}`}
    />
  ));
}

/** Sea chart of an island that grows with the size of the website. */
export function SizeIllustration({ rings }: { rings: number }) {
  return (
    <svg className={styles.illustration} viewBox="-6 -4 124 108" aria-hidden="true">
      <IslandRings rings={rings} />
    </svg>
  );
}
