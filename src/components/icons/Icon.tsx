import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Side length in pixels; a class may override it. */
  size?: number;
  /** Paints the shape as well as its outline: the stars of a rating. */
  filled?: boolean;
  /** What the icon says, when no text beside it does. Without it the icon is hidden from screen readers. */
  title?: string;
  className?: string;
}

/** One icon of the site's own set, in the colour of the text around it. */
export function Icon({ name, size = 24, filled = false, title, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
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
