type Drawing = {
  /** Outline of what is counted, in a box of 24 by 24, and its left and right edge there. */
  symbol: string;
  edges: readonly [number, number];
  count: number;
  /** Whether the one at a place counts; the others are outlines only. */
  isFilled: (index: number) => boolean;
};

/** Results of cases in the things of the customer's trade, by the id of the case. */
const drawings: Readonly<Record<string, Drawing | undefined>> = {
  // Lorries of earth: five before, thirteen now.
  entreprenoer: {
    symbol:
      'M0 5h14l-2 10H2zM15 8h4l4 5v4h-8zM3 19a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM15 19a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
    edges: [0, 23],
    count: 13,
    isFilled: (index) => index >= 5,
  },
  // Eight of ten chairs are taken.
  psykolog: {
    symbol:
      'M6 12V6a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v6M2 12a2 2 0 0 1 4 0v3h12v-3a2 2 0 0 1 4 0v8H2zM5 20v2.5M19 20v2.5',
    edges: [2, 22],
    count: 10,
    isFilled: (index) => index < 8,
  },
  // A cup for every order.
  keramik: {
    symbol: 'M3 6h14v8a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6zM17 7h2a4 4 0 0 1 0 8h-2v-2h2a2 2 0 0 0 0-4h-2z',
    edges: [3, 23],
    count: 31,
    isFilled: () => true,
  },
  // Of fourteen calls a day five are left.
  tandklinik: {
    symbol:
      'M12 5c-3.5-3-9-2-9 3.5 0 4 2.2 6 2.7 9.5.3 2.5 1 4 2 4 1.2 0 1.6-2 1.9-4.2.3-1.9 1.1-2.8 2.4-2.8s2.1.9 2.4 2.8c.3 2.2.7 4.2 1.9 4.2 1 0 1.7-1.5 2-4 .5-3.5 2.7-5.5 2.7-9.5C21 3 15.5 2 12 5z',
    edges: [3, 21],
    count: 14,
    isFilled: (index) => index < 5,
  },
  // Every third plant.
  gartneri: {
    symbol: 'M6 15h12l-1.5 7h-9zM12 15V8M12 11C7 11 5 8 5 4c5 0 7 3 7 7zM12 9c0-4 2-7 7-7 0 4-2 7-7 7z',
    edges: [5, 19],
    count: 30,
    isFilled: (index) => index % 3 === 2,
  },
};

const [step, inRow] = [30, 8];

/** The most important result of a case, counted in rows. Decoration: the figure beside it says the same. */
export function ResultDrawing({ id }: { id: string }) {
  const drawing = drawings[id];
  if (!drawing) return null;
  const { symbol, edges, count, isFilled } = drawing;
  const [left, right] = edges;
  const columns = count < 2 * inRow ? Math.ceil(count / 2) : inRow;
  return (
    <svg
      viewBox={`${left} 0 ${(columns - 1) * step + right - left} ${Math.ceil(count / columns) * step - 6}`}
      preserveAspectRatio="xMaxYMax"
      fill="none"
      stroke="currentcolor"
      strokeLinejoin="round"
      aria-hidden="true"
      data-decoration
    >
      <defs>
        <path id="optalt" d={symbol} />
      </defs>
      {Array.from({ length: count }, (_, index) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          key={index}
          href="#optalt"
          x={(index % columns) * step}
          y={Math.floor(index / columns) * step}
          fill={isFilled(index) ? 'currentcolor' : undefined}
        />
      ))}
    </svg>
  );
}
