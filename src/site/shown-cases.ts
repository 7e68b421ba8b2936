/** The cases that pages show, and where, by their id in content/data/cases.yaml. */
export const shownCases = {
  website: 'psykolog',
  webshop: 'gartneri',
  landingPage: 'bageri',
  seo: 'cykelvaerksted',
  services: 'sejlklub',
  servicesToo: 'arkitekt',
};
