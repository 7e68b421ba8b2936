import { z } from 'zod';
import { flag, price, text } from './attribute-schemas.ts';
import type { ComponentSpec } from './component-spec.ts';
import { slug, word } from './text-schemas.ts';

const ground = z.enum(['papir', 'sand', 'vand']).optional();
const drawing = z.enum(['kontakt', 'nyhedsbrev', 'pris']).optional();
const columns = (...counts: string[]) => z.enum(counts).optional();
const number = z.string().regex(/^\d+$/, 'et tal');
/** Ids of cases with commas between them; `checkShownCases` knows which there are. */
const cases = z
  .string()
  .regex(/^[a-z0-9-]+(?:, [a-z0-9-]+)*$/, "id'er fra content/data/cases.yaml med komma og mellemrum imellem");

/** The components of the pages in `content/sider`: sections, and the parts that stand in one. */
export const sectionSpecs = {
  Sidehoved: {
    attributes: {
      grund: z.enum(['vand', 'dyb']).optional(),
      motiv: z.enum(['kyst', 'oeer', 'kurser', 'hold', 'bredder', 'fyr', 'oversigt']).optional(),
    },
    children: 'markdown',
    in: 'page',
    heading: 1,
    once: true,
    example: '<Sidehoved grund="dyb">…</Sidehoved>',
  },
  Afsnit: {
    attributes: { grund: ground, side: flag, skaerm: flag },
    children: 'markdown',
    in: 'page',
    heading: 2,
    example: '<Afsnit grund="sand">…</Afsnit>',
  },
  Ydelse: {
    attributes: { case: slug, vendt: flag },
    children: 'markdown',
    in: 'page',
    heading: 2,
    example: '<Ydelse case="min-case">…</Ydelse>',
  },
  Noegletal: { attributes: {}, children: 'list', in: 'page', example: '<Noegletal>…</Noegletal>' },
  Udtalelser: {
    attributes: { grund: ground },
    children: 'markdown',
    in: 'page',
    heading: 2,
    once: true,
    example: '<Udtalelser grund="sand">…</Udtalelser>',
  },
  Rejse: {
    attributes: {},
    children: 'markdown',
    in: 'page',
    heading: 2,
    entries: 'titles',
    count: 4,
    once: true,
    example: '<Rejse>…</Rejse>',
  },
  Kontaktveje: {
    attributes: {},
    children: 'markdown',
    in: 'page',
    entries: 'titles',
    example: '<Kontaktveje>…</Kontaktveje>',
  },
  Caseliste: {
    attributes: {},
    children: 'markdown',
    in: 'page',
    heading: 2,
    once: true,
    example: '<Caseliste>…</Caseliste>',
  },
  Artikeloversigt: {
    attributes: {},
    children: 'none',
    in: 'page',
    once: true,
    example: '<Artikeloversigt />',
  },
  UdenForKortet: {
    attributes: {},
    children: 'markdown',
    in: 'page',
    heading: 1,
    example: '<UdenForKortet>…</UdenForKortet>',
  },
  Genveje: {
    attributes: {},
    children: 'markdown',
    in: 'page',
    heading: 2,
    once: true,
    example: '<Genveje>…</Genveje>',
  },
  Afslutning: {
    attributes: { tegning: drawing },
    children: 'markdown',
    in: 'page',
    heading: 2,
    example: '<Afslutning tegning="pris">…</Afslutning>',
  },
  Logoer: { attributes: {}, children: 'markdown', in: 'section', example: '<Logoer>…</Logoer>' },
  Logo: {
    attributes: { billede: z.string(), navn: word },
    children: 'none',
    in: 'section',
    example: '<Logo billede="logoer/firmaet.svg" navn="Firmaet" />',
  },
  Knapper: { attributes: {}, children: 'links', in: 'section', example: '<Knapper>…</Knapper>' },
  Smaat: {
    attributes: {},
    children: 'markdown',
    in: 'section',
    example: '<Smaat>Prisen er vejledende.</Smaat>',
  },
  Tekst: { attributes: {}, children: 'markdown', in: 'section', example: '<Tekst>…</Tekst>' },
  Prislink: {
    attributes: { navn: word, til: z.string(), pris: price, enhed: text.optional() },
    children: 'none',
    in: 'section',
    example: '<Prislink navn="SEO" til="/seo" pris="navnet på prisen" enhed="pr. måned" />',
  },
  Pakkelinks: { attributes: {}, children: 'none', in: 'section', once: true, example: '<Pakkelinks />' },
  IkkeFundet: { attributes: {}, children: 'markdown', in: 'section', example: '<IkkeFundet>…</IkkeFundet>' },
  Celler: {
    attributes: { kolonner: columns('3', '4') },
    children: 'markdown',
    in: 'section',
    entries: 'titles',
    example: '<Celler>…</Celler>',
  },
  Punkter: {
    attributes: { kolonner: z.enum(['2', '4', '5']) },
    children: 'markdown',
    in: 'section',
    entries: 'titles',
    example: '<Punkter kolonner="4">…</Punkter>',
  },
  Raekker: {
    attributes: { titel: text.optional(), nummereret: flag },
    children: 'markdown',
    in: 'section',
    entries: 'titles',
    example: '<Raekker>…</Raekker>',
  },
  Myter: {
    attributes: {},
    children: 'markdown',
    in: 'section',
    entries: 'titles',
    example: '<Myter>…</Myter>',
  },
  Sideplan: {
    attributes: {},
    children: 'markdown',
    in: 'section',
    entries: 'titles',
    count: 5,
    once: true,
    example: '<Sideplan>…</Sideplan>',
  },
  Spoergsmaal: {
    attributes: {},
    children: 'markdown',
    in: 'section',
    entries: 'anchors',
    example: '<Spoergsmaal>…</Spoergsmaal>',
  },
  Soegeord: {
    attributes: { ord: text },
    children: 'none',
    in: 'section',
    example: '<Soegeord ord="levering, tidsplan" />',
  },
  Trin: { attributes: { kundens: flag }, children: 'none', in: 'section', example: '<Trin />' },
  Cases: { attributes: { vis: cases }, children: 'none', in: 'section', example: '<Cases vis="min-case" />' },
  CaseBilleder: {
    attributes: { vis: cases },
    children: 'none',
    in: 'section',
    example: '<CaseBilleder vis="min-case" />',
  },
  SenesteArtikler: {
    attributes: {},
    children: 'none',
    in: 'section',
    once: true,
    example: '<SenesteArtikler />',
  },
  Hold: { attributes: {}, children: 'none', in: 'section', once: true, example: '<Hold />' },
  Ansigter: { attributes: {}, children: 'none', in: 'section', once: true, example: '<Ansigter />' },
  Pakker: {
    attributes: { af: z.enum(['hjemmesider', 'seo']) },
    children: 'none',
    in: 'section',
    example: '<Pakker af="hjemmesider" />',
  },
  Rapport: { attributes: {}, children: 'none', in: 'section', once: true, example: '<Rapport />' },
  Fyrlinjer: {
    attributes: { linjer: number, fulde: number },
    children: 'none',
    in: 'section',
    once: true,
    example: '<Fyrlinjer linjer="8" fulde="4" />',
  },
  Kontaktformular: {
    attributes: {},
    children: 'none',
    in: 'section',
    once: true,
    example: '<Kontaktformular />',
  },
} as const satisfies Record<string, ComponentSpec>;
