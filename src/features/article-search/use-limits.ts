import { useState } from 'react';
import type { Question } from './answer.ts';
import type { Filter } from './filter.ts';

type Limits = Question['limits'];

const first: Limits = { list: 24, articles: 5, elsewhere: 3 };
const steps: Limits = { list: 24, articles: 10, elsewhere: 10 };

/** How much of each list is shown; a new search starts again with the first ones. */
export function useLimits(filter: Filter): { limits: Limits; showMore: (list: keyof Limits) => void } {
  const [chosen, setChosen] = useState({ filter, limits: first });
  const limits = chosen.filter === filter ? chosen.limits : first;
  return {
    limits,
    showMore: (list) => setChosen({ filter, limits: { ...limits, [list]: limits[list] + steps[list] } }),
  };
}
