/** Returns the change of a search position in words. Position 1 is the best. */
export function positionChange(before: number, now: number): string {
  const places = Math.abs(before - now);
  if (places === 0) return 'uændret';
  return `${places} ${places === 1 ? 'plads' : 'pladser'} ${now < before ? 'frem' : 'tilbage'}`;
}
