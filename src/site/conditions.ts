/** What a text may depend on, `<Hvis har="film">`: `src/pages/text/Conditional.tsx` says when each is true. */
export const conditions = ['film', 'statistik', 'statistik-uden-samtykke', 'overfoersel'] as const;
export type Condition = (typeof conditions)[number];
