const localWebhooks = {
  VITE_QUOTE_WEBHOOK_URL: '/webhook/tilbud',
  VITE_CONTACT_WEBHOOK_URL: '/webhook/kontakt',
};

/** Lets both forms send to the local webhook in `scripts/serve`; as `fallback` unless another is set. */
export function setLocalWebhooks({ fallback = false } = {}): void {
  for (const [name, path] of Object.entries(localWebhooks))
    if (!fallback || !process.env[name]) process.env[name] = path;
}
