import { Picture } from './Picture.tsx';

type CasePictureProps = {
  /** Name of the case's picture, without size and ending. */
  image: string;
  alt: string;
  sizes: string;
};

/** The picture of a case; `scripts/artwork` draws all of them in these sizes. */
export function CasePicture({ image, alt, sizes }: CasePictureProps) {
  return (
    <Picture
      src={`/billeder/cases/${image}`}
      widths={[640, 960, 1280]}
      width={1280}
      height={960}
      alt={alt}
      sizes={sizes}
    />
  );
}
