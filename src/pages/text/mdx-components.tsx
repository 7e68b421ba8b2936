import type { MDXComponents } from 'mdx/types';
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
import { ConsentButton } from '#src/features/consent/ConsentButton.tsx';
import { StorageTable } from '#src/features/consent/StorageTable.tsx';
import { Island } from '#src/islands/Island.tsx';
import { keepTogether } from '#src/lib/keep-together.ts';
import { IsInLink, Link } from '#src/pages/sections/Link.tsx';
import { emailHref, phoneHref } from '#src/site/company.ts';
import { type CompanyField, companyText } from '#src/site/company-text.ts';
import { quoteEndpoint } from '#src/site/endpoints.ts';
import type { FactName } from '#src/site/facts.ts';
import { type PriceForm, priceForms } from '#src/site/format-fact.ts';
import type { SizeId } from '#src/site/packages.ts';
import { usedStatisticsTool } from '#src/site/statistics-tool.ts';
import { Conditional } from './Conditional.tsx';
import { Figure } from './Figure.tsx';
import { Film } from './Film.tsx';
import styles from './mdx-components.module.css';

type PriceAttributes = { navn: FactName } & Partial<Record<PriceForm, boolean>>;

function Pris({ navn, ...flags }: PriceAttributes) {
  return <Price name={navn} form={priceForms.find((form) => flags[form])} />;
}

/** An amount that is none of our prices. */
function Beloeb({ tekst }: { tekst: string }) {
  return <data value={tekst}>{keepTogether(tekst)}</data>;
}

function Fakta({ navn }: { navn: FactName }) {
  return <FactValue name={navn} />;
}

const companyHrefs: Partial<Record<CompanyField, string>> = { telefon: phoneHref, email: emailHref };

/** A detail of the company. Phone and e-mail are links, with other words if the writer gives them. */
function Firma({ felt, children }: { felt: CompanyField; children?: ReactNode }) {
  const href = companyHrefs[felt];
  const text = children ?? keepTogether(companyText[felt]);
  return useContext(IsInLink) || !href ? text : <Link href={href}>{text}</Link>;
}

/** Renders the source of a claim, in brackets after it. */
function Kilde({ navn, til }: { navn: string; til: string }) {
  return <small>(kilde: {useContext(IsInLink) ? navn : <a href={til}>{navn}</a>})</small>;
}

/** A section, as are the other boxes: the readers of browsers drop short blocks that are a `<div>`. */
function Note({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <section className={styles.note} role="note">
      <p className={styles.label}>{keepTogether(titel)}</p>
      {children}
    </section>
  );
}

function Eksempel({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <section className={styles.example} role="note">
      <p className={styles.label}>
        <span className={`soft ${styles.kind}`}>Eksempel</span> {keepTogether(titel)}
      </p>
      {children}
    </section>
  );
}

function Fremhaev({ tal, children }: { tal: string; children: ReactNode }) {
  return (
    <section className={`cluster ${styles.pull}`}>
      <p className="figure">{tal}</p>
      <div>{children}</div>
    </section>
  );
}

function Tjekliste({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <section className={styles.checklist} aria-label={titel}>
      <p className={styles.label}>{keepTogether(titel)}</p>
      {children}
    </section>
  );
}

/** Whether a table is in a `<Tabel>`, which scrolls. */
const IsInTabel = createContext(false);

/** Renders a table of the text. Without a `<Tabel>` around it, it scrolls in a box of its own. */
function Table({ children }: ComponentProps<'table'>) {
  const table = <table>{children}</table>;
  if (useContext(IsInTabel)) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.scroll} role="group" aria-label="Tabel" tabIndex={0}>
      {table}
    </div>
  );
}

/** Wraps a table in a region that scrolls, by keyboard too. */
function Tabel({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <figure className={styles.table}>
      <figcaption className={styles.label}>{keepTogether(titel)}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={titel} tabIndex={0}>
        <IsInTabel value={true}>{children}</IsInTabel>
      </section>
    </figure>
  );
}

/** A quotation. A last paragraph that begins with a dash names whose words they are. */
function Quotation({ children }: ComponentProps<'blockquote'>) {
  const paragraphs = Children.toArray(children).filter(isValidElement<ComponentProps<'p'>>);
  const [dash, ...speaker] = Children.toArray(paragraphs.at(-1)?.props.children);
  if (typeof dash !== 'string' || !dash.startsWith('– ')) return <blockquote>{children}</blockquote>;
  return (
    <blockquote>
      {paragraphs.slice(0, -1)}
      <footer>
        {dash.slice(2)}
        {speaker}
      </footer>
    </blockquote>
  );
}

type OpfordringProps = { titel: string; knap: string; til: string; children: ReactNode };

function Opfordring({ titel, knap, til, children }: OpfordringProps) {
  return (
    <div className={styles.action} data-print="no">
      <p className={styles.label}>{keepTogether(titel)}</p>
      {/* In blocks of their own: MDX on one line is not wrapped in a paragraph. */}
      <div>{children}</div>
      <div>
        <ButtonLink href={til} variant="quiet">
          {knap}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Creates a heading with a link to itself, whose address a reader can pass on. */
function linkedHeading(level: 2 | 3) {
  const Level = `h${level}` as const;
  return ({ id, children }: ComponentProps<typeof Level>) => (
    <div className={styles.heading} data-heading={level}>
      <Level id={id}>{children}</Level>
      {/* biome-ignore lint/a11y/useAnchorContent: a text would stand beside every heading in the readers of browsers */}
      <a
        id={`${id}-link`}
        href={`#${id}`}
        aria-label="Link til afsnittet"
        aria-labelledby={`${id}-link ${id}`}
        data-print="no"
      />
    </div>
  );
}

/** Price calculator, with a size preselected if the writer names one. */
function Prisberegner({ stoerrelse }: { stoerrelse?: SizeId }) {
  return <Island name="calculator" when="visible" endpoint={quoteEndpoint} size={stoerrelse} />;
}

/** Storage table in the layout of the other tables of the text. */
function CookieTabel() {
  return (
    <Tabel titel="Det kan hjemmesiden gemme i din browser">
      <StorageTable />
    </Tabel>
  );
}

const toolFields = {
  navn: 'name',
  firma: 'company',
  land: 'country',
  grund: 'withoutConsent',
  overfoersel: 'transfer',
} as const;

/** What `statisticsTool` says about the statistics tool of the build. */
function Statistik({ felt }: { felt: keyof typeof toolFields }) {
  return usedStatisticsTool(import.meta.env.VITE_ANALYTICS_SRC)?.[toolFields[felt]];
}

/** The components that writers may use in every text, which `component-specs.ts` checks, and some elements. */
export const writersComponents = {
  Pris,
  Beloeb,
  Fakta,
  Firma,
  Kilde,
  Figur: Figure,
  Film,
  Note,
  Eksempel,
  Fremhaev,
  Tjekliste,
  Tabel,
  Hvis: Conditional,
  Opfordring,
  Prisberegner,
  CookieKnap: ConsentButton,
  CookieTabel,
  Statistik,
  a: Link,
  table: Table,
  blockquote: Quotation,
} satisfies MDXComponents;

/** What a text beside its list of contents is made of. */
export const mdxComponents = { ...writersComponents, h2: linkedHeading(2), h3: linkedHeading(3) };
