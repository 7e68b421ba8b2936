import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import type { TeamMember } from '#src/content/types.ts';

type PortraitProps = {
  member: Pick<TeamMember, 'id' | 'image' | 'alt'>;
  /** Whether it stands in the first view. */
  priority?: boolean;
};

/** Photograph of a team member, or the drawn portrait while there is none. */
export function Portrait({ member: { id, image, alt }, priority = false }: PortraitProps) {
  if (image) {
    const sizes = '(width >= 40rem) 27rem, 100vw';
    return (
      <Picture
        src={`/billeder/hold/${image}`}
        {...pictureSizes.hold}
        alt={alt}
        sizes={sizes}
        priority={priority}
      />
    );
  }
  const { width, height } = pictureSizes.hold;
  return (
    <picture>
      <img
        src={`/billeder/hold/${id}.svg`}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
      />
    </picture>
  );
}
