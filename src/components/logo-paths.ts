/**
 * Paths of the logo mark in a 32 x 32 viewBox: land on the right, one depth line beside the coast and a light between
 * them. The favicons are generated from the same paths.
 */
export const logoPaths = {
  land: 'M22 0C19.5 5 13 6.5 13.5 12.5S24.5 18.5 24 25C23.8 28 22.5 29.5 22 32H27a5 5 0 0 0 5-5V5a5 5 0 0 0-5-5z',
  depth: 'M14.2-1.5C12.2 4 6 7 6.5 13.5S11 20.5 10.5 26.5C10.3 29 9.5 31 8.6 33.5',
  lamp: { x: 17, y: 24.5, radius: 3 },
} as const;
