import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { assetExists } from './asset-exists.ts';
import { checkSite } from './check-site.ts';
import { fragmentExists } from './fragment-exists.ts';
import { goodLabel } from './good-label.ts';
import { linkReport } from './link-report.ts';
import type { LinkCheck, LinkSite } from './link-site.ts';
import { readPage } from './read-page.ts';
import { safeExternalLink } from './safe-external-link.ts';
import { structuredDataExists } from './structured-data-exists.ts';
import { targetExists } from './target-exists.ts';

const origin = 'https://test.example';

/** Creates a site with the page under test at /side, two more pages and a few files. */
function siteOf(html: string): LinkSite {
  const pages = [
    readPage('/side', parse(html)),
    readPage('/', parse('')),
    readPage('/priser', parse('<h2 id="seo">SEO</h2><h2 id="løn">Løn</h2>')),
  ];
  return {
    origin,
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Set([
      '/side.html',
      '/priser.html',
      '/assets/a.js',
      '/billeder/a-480.webp',
      '/billeder/a-800.webp',
      '/feed.xml',
    ]),
    imageHosts: ['https://pictures.example'],
    redirect: (path) => (path === '/pricing' ? '/priser' : null),
  };
}

function diagnostics(check: LinkCheck, html: string): string[] {
  const site = siteOf(html);
  const page = site.pages.get('/side');
  return page ? check(page, site).map(({ kind, where, expected }) => `${kind} | ${where} | ${expected}`) : [];
}

/** Tests a check with HTML and the expected diagnostic as `kind | where | expected`; null when the check accepts it. */
function examples(what: string, check: LinkCheck, pages: Readonly<Record<string, string | null>>) {
  test.each(Object.entries(pages))(`checks ${what}: %s`, (html, diagnostic) => {
    expect(diagnostics(check, html)).toEqual(diagnostic === null ? [] : [diagnostic]);
  });
}

examples('the link target', targetExists, {
  '<a href="/priser">Priser</a>': null,
  '<a href="/priser?stoerrelse=lille#seo">Priser</a>': null,
  '<a href="/">Forside</a>': null,
  '<a href="#top">Op</a>': null,
  '<a href="/feed.xml">Feed</a>': null,
  '<a href="https://test.example/priser">Priser</a>': null,
  '<a href="https://andre.example/findes-ikke">Andre</a>': null,
  '<a href="mailto:a@b.dk">Skriv</a>': null,
  '<a>Ikke et link</a>': null,
  '<a href="/findes-ikke">Væk</a>': 'død adresse | "Væk" /findes-ikke | en side eller fil, der findes',
  '<a href="https://test.example/vaek">Væk</a>':
    'død adresse | "Væk" https://test.example/vaek | en side eller fil, der findes',
  '<a href="vaek">Væk</a>': 'død adresse | "Væk" vaek | en side eller fil, der findes',
  '<a href="/priser/">Priser</a>': 'adressens form | "Priser" /priser/ | /priser',
  '<a href="/priser.html">Priser</a>': 'adressens form | "Priser" /priser.html | uden .html',
  '<a href="/index.html">Forside</a>': 'adressens form | "Forside" /index.html | /',
  '<a href="/pricing">Priser</a>': 'omvej | "Priser" /pricing | den endelige adresse: /priser',
  '<template><a href="/findes-ikke">Væk</a></template>':
    'død adresse | "Væk" /findes-ikke | en side eller fil, der findes',
});

examples('the fragment', fragmentExists, {
  '<a href="/priser#seo">SEO</a>': null,
  '<a href="/priser#l%C3%B8n">Løn</a>': null,
  '<a href="#her">Ned</a><h2 id="her">Her</h2>': null,
  '<a href="#">Op</a>': null,
  '<a href="https://andre.example/#vaek">Andre</a>': null,
  '<a href="/priser#vaek">Væk</a>': 'dødt anker | "Væk" /priser#vaek | et af ankrene på /priser: løn, seo',
  '<a href="#vaek">Væk</a>': 'dødt anker | "Væk" #vaek | et af ankrene på /side: der er ingen',
});

examples('the asset', assetExists, {
  '<script src="/assets/a.js"></script>': null,
  '<img src="/billeder/a-480.webp" srcset="/billeder/a-480.webp 480w, /billeder/a-800.webp 800w" alt="">':
    null,
  '<svg><use href="#ikon"></use></svg>': null,
  '<link rel="canonical" href="/hvad-som-helst">': null,
  '<meta property="og:image" content="https://test.example/billeder/a-480.webp">': null,
  '<style>a{background:url("/billeder/a-480.webp")}b{background:url(data:image/png;base64,x)}</style>': null,
  '<img src="https://pictures.example/a.png" alt="">': null,
  '<img src="//pictures.example/a.png">': null,
  '<img src="//cdn.example/a.png">': 'fremmed fil | //cdn.example/a.png | en fil på vores egen adresse',
  '<img src="/billeder/b.webp" alt="">': 'manglende fil | /billeder/b.webp | en fil, der findes',
  '<source srcset="/billeder/a-480.webp 480w, /billeder/b.webp 800w">':
    'manglende fil | /billeder/b.webp | en fil, der findes',
  '<link rel="preload" href="/assets/b.woff2" as="font">':
    'manglende fil | /assets/b.woff2 | en fil, der findes',
  '<link rel="alternate" type="application/atom+xml" href="/atom.xml">':
    'manglende fil | /atom.xml | en fil, der findes',
  '<meta property="og:image" content="https://test.example/b.png">':
    'manglende fil | https://test.example/b.png | en fil, der findes',
  '<style>@font-face{src:url(/assets/b.woff2)}</style>':
    'manglende fil | /assets/b.woff2 | en fil, der findes',
  '<img src="https://andre.example/a.png" alt="">':
    'fremmed fil | https://andre.example/a.png | en fil på vores egen adresse',
});

examples('the link label', goodLabel, {
  '<a href="/priser">Se alle priser</a>': null,
  '<a href="/priser" aria-label="Læs mere om priser">Læs mere</a>': null,
  '<a href="/priser" aria-labelledby="a b">→</a><i id="a">Læs</i><i id="b">om priser</i>': null,
  '<a href="/"><img src="/a.png" alt="Til forsiden"></a>': null,
  '<a href="/"><svg aria-label="Til forsiden"></svg></a>': null,
  '<a href="/priser">Læs  mere …</a>':
    'vagt link | "Læs mere …" /priser | ord, der siger, hvor det fører hen',
  '<a href="/priser">Her</a>': 'vagt link | "Her" /priser | ord, der siger, hvor det fører hen',
  '<a href="/priser"><span aria-hidden="true">Se priser</span></a>':
    'link uden tekst | /priser | ord, der siger, hvor det fører hen',
  '<a href="/"><img src="/a.png" alt=""></a>': 'link uden tekst | / | ord, der siger, hvor det fører hen',
});

examples('the external link', safeExternalLink, {
  '<a href="https://andre.example/" rel="noopener">Andre</a>': null,
  '<a href="https://andre.example/" rel="nofollow noreferrer">Andre</a>': null,
  '<a href="/priser">Priser</a>': null,
  '<a href="tel:+4500000001">Ring</a><a href="mailto:a@b.dk?subject=x">Skriv</a>': null,
  '<a href="https://andre.example/">Andre</a>':
    'link ud af siden | "Andre" https://andre.example/ | rel="noopener"',
  '<a href="http://andre.example/" rel="noopener">Andre</a>':
    'link ud af siden | "Andre" http://andre.example/ | https://',
  '<a href="tel:12 34 56 78">Ring</a>':
    'telefonlink | "Ring" tel:12 34 56 78 | tel:+45 og cifre uden mellemrum',
  '<a href="mailto:">Skriv</a>': 'maillink | "Skriv" mailto: | mailto: og en hel adresse',
});

const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
examples('the structured data', structuredDataExists, {
  [ld({
    '@context': 'https://schema.org',
    url: `${origin}/priser#side`,
    sameAs: ['https://andre.example/x'],
  })]: null,
  [ld({ image: [`${origin}/billeder/a-480.webp`] })]: null,
  [ld({
    '@graph': [{ item: `${origin}/vaek` }],
  })]: `strukturerede data | ${origin}/vaek | en side eller fil, der findes`,
});

test('reports what is wrong on each page and counts it', () => {
  const site = siteOf('<a href="/vaek">Væk</a><link rel="canonical" href="https://test.example/side">');
  const found = checkSite({ ...site, pages: new Map([...site.pages].filter(([path]) => path === '/side')) });
  expect(linkReport(found, 1)).toBe(`død adresse: "Væk" /vaek
  forventer: en side eller fil, der findes
  står i:    src: søg efter /vaek
  på:        side.html

1 fejl på 1 side.`);
  expect(linkReport([], 12)).toBe('12 sider: alle links og filer er i orden.');
});
