import type { FactName } from './facts.ts';

export type KeyFigure = {
  readonly fact: FactName;
  /** May contain `{{fact}}` tokens. */
  readonly label: string;
};

/** Figures about the agency that several pages show. */
export const keyFigures = {
  delivered: { fact: 'hjemmesider.leveret', label: 'leverede hjemmesider, uden landingssider' },
  rating: {
    fact: 'bedoemmelse',
    label: 'ud af 5 i snit for {{bedoemmelse.antal}}',
  },
} as const satisfies Record<string, KeyFigure>;
