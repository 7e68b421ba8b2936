type PictureProps = {
  /** Address without width and ending: `/billeder/cases/psykolog`. At another host: the whole address. */
  src: string;
  widths: readonly number[];
  /** The picture's own size, so that its room is there before it is. */
  width: number;
  height: number;
  alt: string;
  sizes: string;
  /** The first picture in view: loaded first, not lazily. */
  priority?: boolean;
};

/** A responsive picture: AVIF in the size that fits; one WebP for the few browsers that do not know AVIF. */
export function Picture({ src, widths, width, height, alt, sizes, priority = false }: PictureProps) {
  const isHosted = src.startsWith('https://');
  return (
    <picture>
      {!isHosted && (
        <source
          type="image/avif"
          srcSet={widths.map((size) => `${src}-${size}.avif ${size}w`).join(', ')}
          sizes={sizes}
        />
      )}
      <img
        src={isHosted ? src : `${src}-${widths.at(-2) ?? widths.at(-1)}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
