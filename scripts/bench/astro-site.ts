import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { specs } from '../content/schema/component-specs.ts';

/** The last of Astro that runs on every Node that this project does. */
const packages = ['astro@5.16.0', '@astrojs/mdx@4.3.11'];

const config = `import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [mdx()] });
`;
const stub = '<span><slot /></span>';
const page = `---
import Stub from '../stub.astro';
export function getStaticPaths() {
  const texts = Object.entries(import.meta.glob('../articles/*.mdx', { eager: true }));
  return texts.map(([file, text]) => ({ params: { slug: file.split('/').pop().replace('.mdx', '') }, props: text }));
}
const { Content, frontmatter } = Astro.props;
const components = Object.fromEntries(${JSON.stringify([...specs.keys()])}.map((name) => [name, Stub]));
---
<html lang="da">
  <head><meta charset="utf-8" /><title>{frontmatter.titel}</title></head>
  <body><main><h1>{frontmatter.titel}</h1><Content components={components} /></main></body>
</html>
`;

/** Makes a bare Astro site, without articles, in a temporary folder. Fetches Astro, which no other command needs. */
export async function makeAstroSite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'bench-astro-'));
  await mkdir(join(site, 'src/pages'), { recursive: true });
  const files = { 'package.json': '{ "type": "module" }', 'astro.config.mjs': config };
  const sources = { 'src/stub.astro': stub, 'src/pages/[slug].astro': page };
  for (const [name, text] of Object.entries({ ...files, ...sources }))
    await writeFile(join(site, name), text);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: site, stdio: 'ignore' });
  return site;
}

/** Gives an Astro site the articles of a folder. */
export const setArticles = (site: string, articles: string) =>
  cp(articles, join(site, 'src/articles'), { recursive: true });
