import { Picture } from './Picture.tsx';

type CasePictureProps = {
  /** File name of the picture without size and extension. */
  image: string;
  alt: string;
  sizes: string;
};

/** Picture of a case. `scripts/artwork` draws all of them in these sizes. */
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
