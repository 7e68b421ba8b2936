/* Every style sheet of the site, in the order of the cascade: what is more particular comes later. */
import './index.css';
import './prose.css';

/** Exported, or the bundler would drop sheets whose class names nobody asks for. */
export const modules = import.meta.glob(
  ['/src/components/**/*.module.css', '/src/features/**/*.module.css', '/src/pages/**/*.module.css'],
  {
    eager: true,
  },
);
