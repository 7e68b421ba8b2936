import { notIncluded, type PackageCell } from '#src/site/packages.ts';
import { FactText, FactValue } from '../fact/Fact.tsx';

/** Content of a comparison cell. */
export function PackageCellView({ cell }: { cell: PackageCell | undefined }) {
  // Only for TypeScript, which does not count packages and cells.
  if (!cell) return null;
  if (typeof cell === 'object') return <FactValue name={cell.fact} />;
  return cell === notIncluded ? <span>{cell}</span> : <FactText text={cell} />;
}
