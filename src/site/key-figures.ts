import type { FactName } from './facts.ts';

export type KeyFigure = {
  readonly fact: FactName;
  /** May contain `{{fact}}` tokens. */
  readonly label: string;
  /** What the reader must know about this figure. */
  readonly note?: FactName;
};

/** Figures about the agency that several pages show, each with what must be said about it. */
export const keyFigures = {
  delivered: { fact: 'hjemmesider.leveret', label: 'leverede hjemmesider, uden landingssider' },
  rating: {
    fact: 'bedoemmelse',
    label: 'ud af 5 i snit for {{bedoemmelse.antal}}',
  },
} as const satisfies Record<string, KeyFigure>;
