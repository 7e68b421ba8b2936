import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  /** Side length in pixels; grows with the visitor's text. */
  size?: number;
};

/** Icon from the site's own set, in the current text colour; hidden from screen readers. */
export function Icon({ name, size = 24 }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
