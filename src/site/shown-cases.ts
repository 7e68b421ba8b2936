/** Cases in content/data/cases.yaml whose pictures other pages than / and /cases show, by page and place. */
export const shownCases = {
  responsive: 'psykolog',
  webshops: 'gartneri',
  landingPages: 'bageri',
  servicesFirst: 'sejlklub',
  servicesSecond: 'arkitekt',
  seo: 'cykelvaerksted',
} as const;
