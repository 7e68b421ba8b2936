/**
 * The origins among some addresses, each once: `https://hook.example/a` gives `https://hook.example`.
 * Paths on our own site and addresses that are not set give none.
 */
export function foreignOrigins(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) =>
    address && /^https?:/.test(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)].sort();
}
