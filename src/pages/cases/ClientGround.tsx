import styles from './ClientGround.module.css';

/** A client's colour behind a part of a page. Drawn, because the policy of the pages allows no styles of their own. */
export function ClientGround({ colour }: { colour: string }) {
  return (
    <svg className={styles.ground} aria-hidden="true" data-decoration>
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

/** Theme whose text is the more legible on a colour: at least 3.7:1, enough for headings. */
export function themeOn(colour: string): 'deep' | 'paper' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.215 ? 'deep' : 'paper';
}
