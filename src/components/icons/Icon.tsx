import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  /** Side length in pixels. */
  size?: number;
  /** What the icon says, when no text beside it does. Without it the icon is hidden from screen readers. */
  title?: string;
};

/** One icon of the site's own set, in the colour of the text around it. */
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
