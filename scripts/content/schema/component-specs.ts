import { z } from 'zod';
import { sizeIds } from '#src/site/packages.ts';
import {
  company,
  condition,
  description,
  fact,
  film,
  flag,
  price,
  source,
  text,
} from './attribute-schemas.ts';
import { type ComponentSpec, specOf } from './component-spec.ts';
import { sectionSpecs } from './section-specs.ts';

const inline = specOf({ inline: true });
const block = specOf({});

/**
 * The components that writers may use in MDX, with their attributes. `til` is an address, and `billede` a file. `check-components.ts`
 * validates their use with this list, `src/pages/text/mdx-components.tsx` renders them, and
 * `content/README.md` documents them. Types hold `mdxComponents` to this list, and a test checks the documentation.
 */
export const componentSpecs = {
  Pris: inline('<Pris navn="navnet på prisen" />', { navn: price, kort: flag, inkl: flag, begge: flag }),
  /** An amount that is not ours: another company's price, a fine. */
  Beloeb: inline('<Beloeb tekst="beløbet, som det skal stå" />', { tekst: z.string().min(1) }),
  Fakta: inline('<Fakta navn="navnet på tallet" />', { navn: fact }),
  Firma: inline('<Firma felt="telefon" />', { felt: company }, { children: 'any' }),
  Kilde: inline('<Kilde navn="hvem der siger det" til="https://www.firma.dk/siden" />', {
    navn: text,
    til: source,
  }),
  Figur: block('<Figur billede="min-artikel/kurve.svg" alt="Hvad figuren viser" tekst="Billedtekst." />', {
    billede: z.string(),
    alt: description,
    tekst: text,
    kredit: text.optional(),
  }),
  Film: block(
    '<Film til="https://www.youtube.com/watch?v=FILMENSKODE" titel="Hvad filmen viser" billede="min-artikel/film.jpg" />',
    { til: film, titel: text, billede: z.string() },
  ),
  Note: block('<Note titel="Husk">…</Note>', { titel: text }),
  Eksempel: block('<Eksempel titel="En frisør i Aarhus">…</Eksempel>', { titel: text }),
  Fremhaev: block('<Fremhaev tal="2,5 sekunder">…</Fremhaev>', { tal: text }),
  Tjekliste: block(
    '<Tjekliste titel="Før du går i luften">…</Tjekliste>',
    { titel: text },
    { children: 'list' },
  ),
  Tabel: block('<Tabel titel="Priser efter type">…</Tabel>', { titel: text }, { children: 'table' }),
  Rabat: block('<Rabat>…</Rabat>'),
  Hvis: block('<Hvis har="film">…</Hvis>', { har: condition.optional(), mangler: condition.optional() }),
  Opfordring: block('<Opfordring titel="…" knap="Få et tilbud" til="/kontakt">…</Opfordring>', {
    titel: text,
    knap: text,
    til: z.string(),
  }),
  Prisberegner: block(
    '<Prisberegner stoerrelse="mellem" />',
    { stoerrelse: z.enum(sizeIds).optional() },
    { once: true },
  ),
  CookieKnap: block('<CookieKnap />'),
  Statistik: inline('<Statistik felt="navn" />', {
    felt: z.enum(['navn', 'firma', 'land', 'grund', 'overfoersel']),
  }),
  CookieTabel: block('<CookieTabel />'),
  ...sectionSpecs,
};

/** The components by name, each with the schema of its attributes. */
export const specs = new Map(
  Object.entries<ComponentSpec>(componentSpecs).map(([name, spec]) => [
    name,
    { ...spec, schema: z.strictObject(spec.attributes) },
  ]),
);
