import styles from './PagePlan.module.css';

/** Where each numbered mark stands on the sheet, and the point it explains. */
const marks = [
  [92, 164, 150, 164],
  [540, 120, 462, 150],
  [560, 452, 520, 452],
  [92, 292, 150, 292],
  [92, 474, 150, 474],
] as const;

/** Depth lines under the sheet. They reach far to the left: on wide screens the drawing bleeds there. */
const water =
  'M-900 90C-700 150-520 30-320 84S-140 110-20 70 210 96 330 60 560-10 680 44M-900 150C-700 210-520 90-320 142S-140 168-20 128 180 150 320 118 560 54 680 104M-900 470C-740 400-560 520-400 470S-140 540-20 516 120 520 160 530M600 500C630 486 650 486 680 492M-900 250C-760 190-640 300-480 250S-160 220-20 200 60 190 90 204M-900 360C-700 300-560 430-400 380S-140 420-20 400 60 396 90 410M-900 600C-740 540-560 640-380 590S-140 610-20 560 200 596 340 560 540 500 680 548M-900 650C-740 590-560 690-380 640S-140 660-20 606 210 640 340 606 550 560 680 596';

type PagePlanProps = {
  points: readonly { readonly title: string; readonly text: string }[];
};

/**
 * A home page charted: a drawing of one with five numbered positions, and the list that says what
 * stands at each. The drawing repeats the list, so screen readers get the list alone.
 */
export function PagePlan({ points }: PagePlanProps) {
  return (
    <div className={styles.plan}>
      <svg
        className={styles.drawing}
        viewBox="0 0 640 640"
        preserveAspectRatio="xMaxYMid meet"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.water} d={water} />
        <g className={styles.soundings}>
          <text x="-60" y="320">
            14
          </text>
          <text x="-190" y="210">
            18
          </text>
          <text x="40" y="238">
            7
          </text>
          <text x="52" y="366">
            12
          </text>
          <text x="38" y="452">
            9
          </text>
          <text x="588" y="216">
            4
          </text>
          <text x="604" y="330">
            6
          </text>
          <text x="196" y="604">
            11
          </text>
          <text x="330" y="34">
            3
          </text>
        </g>
        <path
          className={styles.sheet}
          d="M130 84h376a4 4 0 0 1 4 4v452H130a4 4 0 0 1-4-4V88a4 4 0 0 1 4-4z"
        />
        <path className={styles.fine} d="M126 124h384M330 104h28M372 104h28M414 104h28M456 104h28" />
        <path className={styles.ink} d="M150 104h34" />
        <path className={styles.headline} d="M150 164h132M150 190h96" />
        <path className={styles.fine} d="M150 222h124M150 236h132M150 250h84" />
        <path
          className={styles.button}
          d="M150 276h96a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3h-96a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3z"
        />
        <path className={styles.label} d="M166 292h64" />
        <path className={styles.picture} d="M318 124h192v208H318z" />
        <path
          className={styles.land}
          d="M510 146c-40-6-58 16-92 22s-52 30-40 58 50 24 62 50-6 46 18 56h52z"
        />
        <path
          className={styles.contour}
          d="M510 176c-32 0-46 14-66 20s-28 18-20 34 38 20 46 46-2 40 14 56M510 206c-22 2-30 10-38 18s-4 14 6 22 22 26 24 46M318 168c30-6 44-22 62-44M318 232c18 4 24 22 42 46s18 40 14 54M318 280c8 10 14 30 12 52"
        />
        <path className={styles.fine} d="M150 376h70M150 400h300M150 430h300M150 460h300M150 490h300" />
        <path
          className={styles.ink}
          d="M150 360h110M150 415h80M150 445h64M150 475h92M404 415h46M412 445h38M404 475h46"
        />
        <path
          className={styles.phone}
          d="M404 352h108a12 12 0 0 1 12 12v212a12 12 0 0 1-12 12H404a12 12 0 0 1-12-12V364a12 12 0 0 1 12-12z"
        />
        <path className={styles.picture} d="M398 376h120v66H398z" />
        <path
          className={styles.contour}
          d="M398 420c26-14 40 6 62-8s34-20 58-16M398 436c30-10 44 2 70-6s34-8 50-6M420 376c6 14 22 16 36 8s18-8 22-8"
        />
        <path className={styles.ink} d="M410 364h20" />
        <path className={styles.headline} d="M410 464h78M410 484h52" />
        <path className={styles.fine} d="M410 506h96M410 518h72" />
        <path className={styles.button} d="M410 536h96v26h-96z" />
        <path className={styles.label} d="M432 549h52" />
        {marks.map(([x, y, toX, toY], index) => (
          <g key={x + y} className={styles.mark}>
            <path d={`M${x} ${y}L${toX} ${toY}`} />
            <circle cx={x} cy={y} r="17" />
            <text x={x} y={y + 6}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
