import { Picture } from './Picture.tsx';
import { pictureSizes } from './picture-sizes.ts';

type CasePictureProps = {
  /** File name of the picture without size and extension. */
  image: string;
  alt: string;
  sizes: string;
  priority?: boolean | undefined;
  travels?: boolean;
};

/** Picture of a case, written by `npm run pictures`. Those of the samples were drawn once (docs/artwork.md). */
export function CasePicture({ image, alt, sizes, priority, travels }: CasePictureProps) {
  return (
    <Picture
      src={`/billeder/cases/${image}`}
      {...pictureSizes.cases}
      alt={alt}
      sizes={sizes}
      priority={priority}
      travels={travels ? `case-${image}` : undefined}
    />
  );
}
