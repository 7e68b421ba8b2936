type PictureProps = {
  /** Address without width and ending: `/billeder/cases/psykolog`. */
  src: string;
  widths: readonly number[];
  /** The picture's own size, so that its room is there before it is. */
  width: number;
  height: number;
  alt: string;
  sizes: string;
  /** The first picture in view: loaded first, not lazily. */
  priority?: boolean;
  className?: string;
};

/** A responsive picture: AVIF where the browser knows it, else WebP. */
export function Picture({
  src,
  widths,
  width,
  height,
  alt,
  sizes,
  priority = false,
  className,
}: PictureProps) {
  const set = (format: 'avif' | 'webp') =>
    widths.map((size) => `${src}-${size}.${format} ${size}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={className}
        src={`${src}-${widths.at(-1)}.webp`}
        srcSet={set('webp')}
        sizes={sizes}
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
