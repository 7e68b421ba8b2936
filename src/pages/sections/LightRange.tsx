/** Lighthouse whose rings are numbered like the eight rows beside it, the first four solid. On wide screens only. */
export function LightRange() {
  return (
    <img
      className="wide-only"
      src="/billeder/tegninger/fyrlinjer.svg"
      width="400"
      height="440"
      alt=""
      loading="lazy"
      data-print="no"
    />
  );
}
