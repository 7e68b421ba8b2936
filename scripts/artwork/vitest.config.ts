import { defineConfig } from 'vitest/config';

// Prevents Vitest from using the site's config in a parent folder.
export default defineConfig({ root: import.meta.dirname });
