import { useState } from 'react';
import type { Question } from './answer.ts';
import type { Filter } from './filter.ts';

type Limits = Question['limits'];

const initialLimits: Limits = { list: 24, articles: 3, elsewhere: 3 };
const increments: Limits = { list: 24, articles: 10, elsewhere: 10 };

export type ShowMore = (list: keyof Limits) => void;

/** Limits how many results each list shows; a new filter resets the limits. */
export function useLimits(filter: Filter): { limits: Limits; showMore: ShowMore } {
  const [chosen, setChosen] = useState({ filter, limits: initialLimits });
  const limits = chosen.filter === filter ? chosen.limits : initialLimits;
  return {
    limits,
    showMore: (list) => setChosen({ filter, limits: { ...limits, [list]: limits[list] + increments[list] } }),
  };
}
