import { defineConfig } from 'vitest/config';

// Its own file, so that the site's configuration is not taken from the folders above.
export default defineConfig({ root: import.meta.dirname });
