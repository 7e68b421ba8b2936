import type { FactName } from './facts.ts';

export type KeyFigure = {
  readonly fact: FactName;
  /** May contain `{{fact}}` tokens. */
  readonly label: string;
};

/** Figures about the agency that several pages show. */
export const keyFigures = {
  delivered: { fact: 'hjemmesider.leveret', label: 'leverede hjemmesider. Landingssider er ikke talt med' },
  rating: {
    fact: 'bedoemmelse',
    // bekræft: de 13 anmeldelser er fra kunder, I har faktureret, og er andre end de udtalelser, siden viser
    label: 'ud af 5 i snit for {{bedoemmelse.antal}} fra betalende kunder, andre end de citerede',
  },
} as const satisfies Record<string, KeyFigure>;
