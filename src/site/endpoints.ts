/** Webhook URLs of the forms. Null when not configured: the form then offers phone and e-mail instead. */
export const quoteEndpoint: string | null = import.meta.env.VITE_QUOTE_WEBHOOK_URL || null;
export const contactEndpoint: string | null = import.meta.env.VITE_CONTACT_WEBHOOK_URL || null;
