import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizesOf } from '#src/components/picture/picture-sizes.ts';
import { drawings } from '#src/content/collections.ts';
import { resizedPath } from '#src/content/resized-path.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';

type FigurePictureProps = { billede: string; alt: string; className?: string | undefined; sizes?: string };

/** Picture in a text. A drawing is one SVG file for every width; `npm run pictures` makes several sizes of a picture. */
export function FigurePicture(props: FigurePictureProps) {
  const { billede, alt, className, sizes = '(width >= 64rem) 44rem, 100vw' } = props;
  const isExternal = isExternalPicture(billede);
  if (billede.endsWith('.svg') && !isExternal)
    return (
      <img
        className={className}
        src={`/billeder/indhold/${billede}`}
        {...drawings[billede]}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    );
  const path = resizedPath(billede);
  return (
    <Picture
      src={isExternal ? billede : `/billeder/${path}`}
      {...pictureSizesOf(path)}
      alt={alt}
      sizes={sizes}
    />
  );
}
