/**
 * The environment in which the forms send to the local webhook, unless it already names others. For builds
 * that are served by `scripts/serve`: the webhook there answers on these addresses.
 */
export function withLocalWebhooks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...env,
    VITE_QUOTE_WEBHOOK_URL: env.VITE_QUOTE_WEBHOOK_URL || '/webhook/tilbud',
    VITE_CONTACT_WEBHOOK_URL: env.VITE_CONTACT_WEBHOOK_URL || '/webhook/kontakt',
  };
}
