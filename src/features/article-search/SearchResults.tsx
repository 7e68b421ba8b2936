import { Drawing } from '#src/components/picture/Drawing.tsx';
import { vatWords } from '#src/site/vat.ts';
import styles from './ArticleSearch.module.css';
import { foundNothing } from './outcome-text.ts';
import { ResultGroup } from './ResultGroup.tsx';
import type { Answer, FoundPage } from './search.ts';

const ways = [
  ['/priser', 'Se priser og spørgsmål'],
  ['/kontakt', 'Spørg os'],
] as const;

/** Lists the articles that were found, then the other pages; if there are none, ways on. */
export function SearchResults(answer: Answer) {
  const { articles, elsewhere } = answer;
  if (foundNothing(answer)) {
    return (
      <>
        {/* Soundings out from the shore, the last of which finds no bottom. */}
        <Drawing name="ingen-bund" className={styles.chart} width={1380} height={280} />
        <ul className="cluster" aria-label="Veje videre">
          {ways.map(([href, label]) => (
            <li key={href}>
              <a className="target" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      {[...articles, ...elsewhere].some(hasAmount) && (
        <p className="caption">Priser er {vatWords.ekskl}, hvor andet ikke står.</p>
      )}
      <ResultGroup id="soegeresultater" title="Søgeresultater" titleHidden pages={articles} step={24} />
      <ResultGroup id="andre-steder" title="Andre steder på hjemmesiden" pages={elsewhere} step={6} />
    </>
  );
}

/** The words about VAT that follow an amount on its page may be outside the excerpt. */
function hasAmount({ excerpt, sections }: FoundPage): boolean {
  return [excerpt, ...sections.map((section) => section.excerpt)]
    .flat()
    .some(({ text }) => text.includes('kr.'));
}
