import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  /** Side length in pixels. */
  size?: number;
  /** Accessible name of an icon without text beside it. Without it the icon is hidden from screen readers. */
  title?: string;
};

/** Icon from the site's own set, in the current text colour. */
export function Icon({ name, size = 24, title }: IconProps) {
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
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
