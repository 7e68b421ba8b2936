import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import type { TeamMember } from '#src/content/types.ts';

type PortraitProps = {
  member: Pick<TeamMember, 'id' | 'image' | 'alt'>;
  /** Whether it stands in the first view. */
  priority?: boolean;
};

/** Photograph of a team member, or the drawn portrait while there is none. */
export function Portrait({ member: { id, image, alt }, priority }: PortraitProps) {
  return (
    <Picture
      src={`/billeder/hold/${image ?? `${id}.svg`}`}
      {...pictureSizes.hold}
      alt={alt}
      sizes="(width >= 40rem) 27rem, 100vw"
      priority={priority}
    />
  );
}
