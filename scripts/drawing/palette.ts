/** Colours of the site's design tokens, for pictures, which cannot use custom properties. */
export const palette = {
  ink: '#0e2a33',
  paper: '#fbfaf5',
  sand: '#f1ebdd',
  shallow: '#d5e6e1',
  deep: '#12424f',
  buoy: '#b93a14',
  lamp: '#f0b429',
  line: '#c9cfc6',
} as const;
