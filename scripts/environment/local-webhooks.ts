/** Lets both forms send to the local webhook in `scripts/serve`, unless another is set. */
export function setLocalWebhooks(): void {
  process.env.VITE_QUOTE_WEBHOOK_URL ||= '/webhook/tilbud';
  process.env.VITE_CONTACT_WEBHOOK_URL ||= '/webhook/kontakt';
}
