import { report } from '#src/content/collections.ts';
import { SeoReport } from '#src/features/seo-report/SeoReport.tsx';

/** Sample of the customer's monthly report. */
export function Report() {
  return <SeoReport report={report} />;
}
