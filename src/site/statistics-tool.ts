/** A tool that counts visits, with the owner's statement of what it does. */
export type StatisticsTool = {
  /** Name for visitors. */
  readonly name: string;
  /** Who runs it, and in which country. */
  readonly company: string;
  readonly country: string;
  /** If data leaves the EU and EEA: where to and on what basis, `til USA efter EU-Kommissionens afgørelse …`. */
  readonly transfer?: string;
  /**
   * Why it may count without asking, as the end of a sentence: `den hverken gemmer noget i din browser eller …`. Only for
   * a tool that stores nothing and gets no personal data.
   */
  readonly withoutConsent?: string;
  /** Attributes of its embed code. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Further origins that its script loads from or sends to, for the policy: `https://*.firma.dk`. */
  readonly origins?: readonly `${'https' | 'wss'}://${string}`[];
  /**
   * What it stores in the browser of a visitor who has said yes: every cookie, and what it keeps elsewhere. `*` at the
   * end of a name stands for any ending. `place` is needed where it is no cookie. An empty list says that it stores nothing.
   */
  readonly storage: readonly {
    readonly name: string;
    readonly duration: string;
    readonly place?: 'Local storage' | 'Session storage';
  }[];
};

/** The tool of a build with one, as its pages tell the browser. */
export type ConfiguredTool = StatisticsTool & { readonly src: string };

/**
 * The tool whose script `VITE_ANALYTICS_SRC` names, in the words of its own documentation:
 *
 *     { name: 'Matomo', company: 'InnoCraft Ltd', country: 'New Zealand', storage: [{ name: '_pk_id*', duration: '13 måneder' }] }
 *
 * While it is null, no build may have a tool: a visitor who does not know what it stores cannot consent to it.
 */
export const statisticsTool: StatisticsTool | null = null as StatisticsTool | null;

/** Returns the tool of a build whose variable `VITE_ANALYTICS_SRC` is `source`; null if it has none. */
export const usedStatisticsTool = (source: string | undefined) => (source ? statisticsTool : null);

/** How long an answer about statistics counts, in months. */
export const answerMonths = 6;

/** Says what a yes lets the tool store. */
export function storageSentence({ storage }: StatisticsTool): string {
  return storage.length
    ? 'Siger du ja, må tjenesten gemme det i din browser, som står i cookiepolitikken.'
    : 'Tjenesten gemmer intet i din browser.';
}
