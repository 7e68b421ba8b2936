import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  /** Side length in pixels. */
  size?: number;
};

/** Icon from the site's own set, in the current text colour; hidden from screen readers. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
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
