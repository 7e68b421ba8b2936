import { ConsentButton } from '#src/features/consent/ConsentButton.tsx';
import { StorageTable } from '#src/features/consent/StorageTable.tsx';
import { mdxComponents } from '#src/features/reading/mdx-components.server.tsx';
import { Island } from '#src/islands/Island.tsx';
import { quoteEndpoint } from '#src/site/endpoints.ts';
import type { SizeId } from '#src/site/facts.ts';

/** Components available in MDX texts. */
export const allMdxComponents = {
  ...mdxComponents,
  Prisberegner,
  CookieKnap: ConsentButton,
  CookieTabel,
};

/** Storage table in the layout of the other tables of the text. */
function CookieTabel() {
  return (
    <mdxComponents.Tabel titel="Det kan hjemmesiden gemme i din browser">
      <StorageTable />
    </mdxComponents.Tabel>
  );
}

/** Price calculator, with a size preselected if the writer names one. */
function Prisberegner({ stoerrelse }: { stoerrelse?: SizeId }) {
  return <Island name="calculator" when="visible" endpoint={quoteEndpoint} stoerrelse={stoerrelse} />;
}
