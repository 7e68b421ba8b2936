/**
 * Adds the URLs of the local webhook in `scripts/serve` to the environment, unless other webhooks are set. For sites
 * served by `scripts/serve`.
 */
export function withLocalWebhooks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...env,
    VITE_QUOTE_WEBHOOK_URL: env.VITE_QUOTE_WEBHOOK_URL || '/webhook/tilbud',
    VITE_CONTACT_WEBHOOK_URL: env.VITE_CONTACT_WEBHOOK_URL || '/webhook/kontakt',
  };
}
