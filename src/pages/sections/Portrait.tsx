import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import type { TeamMember } from '#src/content/types.ts';

/** Photograph of a team member, or the drawn portrait while there is none. */
export function Portrait({ member, priority }: { member: TeamMember; priority?: boolean }) {
  return (
    <Picture
      src={`/billeder/hold/${member.image ?? `${member.id}.svg`}`}
      {...pictureSizes.hold}
      alt={member.alt}
      sizes="(width >= 40rem) 27rem, 100vw"
      priority={priority}
    />
  );
}
