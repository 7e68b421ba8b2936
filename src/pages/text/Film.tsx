import { renderToStaticMarkup } from 'react-dom/server';
import { keepTogether } from '#src/lib/keep-together.ts';
import { FigurePicture } from './FigurePicture.tsx';
import frameStyle from './film-frame.css?inline';
import styles from './mdx-components.module.css';

type FilmProps = { til: string; titel: string; billede: string };

/**
 * Film at YouTube. Its frame has a document of our own with a picture that is a link to the film: nothing is fetched from
 * YouTube until a visitor follows it, and no script is needed.
 */
export function Film({ til, titel, billede }: FilmProps) {
  const [id] = /(?<=\?v=|\.be\/)[\w-]{11}/.exec(til) ?? [];
  const frame = renderToStaticMarkup(
    <html lang="da">
      <head>
        <title>{titel}</title>
        <style>{frameStyle}</style>
      </head>
      <body>
        <a href={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}>
          <FigurePicture billede={billede} alt="" />
          <span>Afspil filmen</span>
        </a>
      </body>
    </html>,
  );
  return (
    <figure className={styles.film}>
      <iframe
        title={titel}
        srcDoc={`<!doctype html>${frame}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        loading="lazy"
      />
      <figcaption className="caption">
        {keepTogether(titel)}. Når du afspiller filmen, hentes den fra YouTube, som ser, at du besøger siden (
        <a href="/cookies">cookiepolitik</a>). Den kan også ses <a href={til}>hos YouTube</a>.
      </figcaption>
    </figure>
  );
}
