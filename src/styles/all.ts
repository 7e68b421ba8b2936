/* Imports every style sheet of the site in cascade order, the more specific ones later. */
import './index.css';
import './prose.css';

/** Exported so that the bundler does not drop style sheets whose class names are not used. */
export const modules = import.meta.glob(
  ['/src/components/**/*.module.css', '/src/features/**/*.module.css', '/src/pages/**/*.module.css'],
  {
    eager: true,
  },
);
