import type { PackageCell } from '#src/site/packages.ts';
import { FactText, FactValue } from '../fact/Fact.tsx';

/** Content of a comparison cell: a fact, a text, or whether the item is included. */
export function PackageCellView({ cell }: { cell: PackageCell }) {
  if ('fact' in cell) return <FactValue name={cell.fact} />;
  if ('text' in cell) return <FactText text={cell.text} />;
  return cell.included ? 'Med' : <span>Ikke med</span>;
}
