/** Cases that pages show and tell of, by their id in content/data/cases.yaml. */
export const shownCases = [
  'psykolog',
  'gartneri',
  'bageri',
  'cykelvaerksted',
  'sejlklub',
  'arkitekt',
] as const;
export type ShownCase = (typeof shownCases)[number];
