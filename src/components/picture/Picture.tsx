type PictureProps = {
  /** Path without width and extension: `/billeder/cases/psykolog`. For a picture on another host: the full URL. */
  src: string;
  widths: readonly number[];
  /** Intrinsic size, which reserves the space before the picture has loaded. */
  width: number;
  height: number;
  alt: string;
  sizes: string;
  /** Whether the picture is the first one in view and loads eagerly with high priority. */
  priority?: boolean | undefined;
  /** Name under which it travels to its place on the page that it leads to. */
  travels?: string | undefined;
};

/** Responsive picture: AVIF in several widths, and one WebP for the few browsers without AVIF support. */
export function Picture({ src, widths, width, height, alt, sizes, priority = false, travels }: PictureProps) {
  const isExternal = src.startsWith('https://');
  return (
    <picture data-travels={travels}>
      {!isExternal && (
        <source
          type="image/avif"
          srcSet={widths.map((size) => `${src}-${size}.avif ${size}w`).join(', ')}
          sizes={sizes}
        />
      )}
      <img
        src={isExternal ? src : `${src}-${widths.at(-2) ?? widths.at(-1)}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
