import { type BuildOptions, build, type InlineConfig, type Rolldown } from 'vite';
import { siteConfig } from '../vite/site-config.ts';

/** Builds with the site's configuration and returns the output instead of writing it. */
export async function buildInMemory(
  options: BuildOptions,
  { plugins = [], ...overrides }: InlineConfig = {},
): Promise<Rolldown.RolldownOutput> {
  const config = siteConfig();
  const result = await build({
    ...config,
    ...overrides,
    plugins: [...config.plugins, ...plugins],
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ...config.build, ...options, write: false },
  });
  return (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
}
