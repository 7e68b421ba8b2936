import { vatWords } from '#src/site/vat-words.ts';
import { NoBottomChart } from './NoBottomChart.tsx';
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
        <NoBottomChart />
        <ul className="links" aria-label="Veje videre">
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
