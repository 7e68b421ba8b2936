import { z } from 'zod';
import { flag, text } from './attribute-schemas.ts';
import { specOf } from './component-spec.ts';
import { slug, word } from './text-schemas.ts';

const section = specOf({ in: 'page' });
const part = specOf({ in: 'section' });

const grund = z.enum(['dyb']).optional();
const columns = (...counts: string[]) => z.enum(counts);
/** Ids of cases with commas between them; `checkSitePages` knows which there are. */
const cases = z
  .string()
  .regex(/^[a-z0-9-]+(?:, ?[a-z0-9-]+)*$/, "id'er fra content/data/cases.yaml med komma imellem");
const once = { once: true } as const;
const titles = { entries: 'titles' } as const;

/** The components of the pages in `content/sider`: sections, and the parts that stand in one. */
export const sectionSpecs = {
  Sidehoved: section(
    '<Sidehoved grund="dyb">…</Sidehoved>',
    {
      grund,
      motiv: z.enum(['kyst', 'oeer', 'kurser', 'hold', 'bredder', 'fyr', 'havn', 'oversigt']).optional(),
    },
    { heading: 1, ...once },
  ),
  Afsnit: section('<Afsnit>…</Afsnit>', { grund, side: flag, stort: flag, skaerm: flag }, { heading: 2 }),
  Ydelse: section('<Ydelse case="min-case">…</Ydelse>', { case: slug, vendt: flag }, { heading: 2 }),
  Noegletal: section('<Noegletal>…</Noegletal>', {}, { children: 'list' }),
  Udtalelser: section('<Udtalelser>…</Udtalelser>', {}, { heading: 2, ...once }),
  Rejse: section('<Rejse>…</Rejse>', {}, { heading: 2, count: 4, ...titles, ...once }),
  Kontaktveje: section('<Kontaktveje>…</Kontaktveje>', {}, titles),
  Caseliste: section('<Caseliste>…</Caseliste>', {}, { heading: 2, ...once }),
  Artikeloversigt: section('<Artikeloversigt />', {}, once),
  UdenForKortet: section('<UdenForKortet>…</UdenForKortet>', {}, { heading: 1, ...once }),
  Genveje: section('<Genveje>…</Genveje>', {}, { heading: 2, ...once }),
  Afslutning: section(
    '<Afslutning tegning="pris">…</Afslutning>',
    { tegning: z.enum(['nyhedsbrev', 'pris']).optional() },
    { heading: 2 },
  ),
  Knapper: part('<Knapper>…</Knapper>', {}, { children: 'links' }),
  Smaat: part('<Smaat>Prisen er vejledende.</Smaat>'),
  Tekst: part('<Tekst>…</Tekst>'),
  Logoer: part('<Logoer>…</Logoer>', {}, { children: 'logos' }),
  Logo: part('<Logo billede="logoer/firmaet.svg" navn="Firmaet" />', { billede: z.string(), navn: word }),
  Pakkelinks: part('<Pakkelinks />', {}, once),
  Celler: part('<Celler>…</Celler>', { kolonner: columns('3', '4').optional() }, titles),
  Punkter: part('<Punkter kolonner="4">…</Punkter>', { kolonner: columns('2', '4', '5') }, titles),
  Raekker: part('<Raekker>…</Raekker>', { titel: text.optional() }, titles),
  Myter: part('<Myter>…</Myter>', {}, titles),
  Sideplan: part('<Sideplan>…</Sideplan>', {}, { count: 5, ...titles, ...once }),
  Spoergsmaal: part('<Spoergsmaal>…</Spoergsmaal>', {}, { entries: 'anchors' }),
  Soegeord: part('<Soegeord ord="levering, tidsplan" />', { ord: text }),
  Trin: part('<Trin />', { kundens: flag }),
  Cases: part('<Cases vis="min-case" />', { vis: cases }),
  CaseBilleder: part('<CaseBilleder vis="min-case" />', { vis: cases }),
  SenesteArtikler: part('<SenesteArtikler />', {}, once),
  Hold: part('<Hold />', {}, once),
  Ansigter: part('<Ansigter />', {}, once),
  Pakker: part('<Pakker af="hjemmesider" />', { af: z.enum(['hjemmesider', 'seo']) }),
  Rapport: part('<Rapport />', {}, once),
  Kontaktformular: part('<Kontaktformular />', {}, once),
};
