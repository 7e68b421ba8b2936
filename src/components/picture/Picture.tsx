type PictureProps = {
  /**
   * Path without width and extension: `/billeder/cases/psykolog`. For a drawing, and a picture on another host, the whole
   * address.
   */
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
  const isWhole = src.startsWith('https://') || src.endsWith('.svg');
  return (
    <picture data-travels={travels}>
      {!isWhole && (
        <source
          type="image/avif"
          srcSet={widths.map((size) => `${src}-${size}.avif ${size}w`).join(', ')}
          sizes={sizes}
        />
      )}
      <img
        src={isWhole ? src : `${src}-${widths.at(-2) ?? widths.at(-1)}.webp`}
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
