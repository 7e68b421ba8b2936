/** The fields of the two forms. */
export type LeadField = keyof typeof limits;

/**
 * How much each field takes, in UTF-16 units as `maxlength` counts them. Generous, but a lead in
 * which every field is full still fits the 64 KB that the webhook accepts and a `keepalive` request may carry.
 */
export const limits = { name: 200, email: 254, phone: 50, company: 200, message: 20_000 } as const;

/** The shortest message that says something, after trimming. */
export const shortestMessage = 10;
