/**
 * Returns the distinct origins of the absolute URLs: `https://hook.example/a` gives `https://hook.example`.
 * Ignores paths on our own site and unset values.
 */
export function foreignOrigins(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) =>
    address && /^https?:/.test(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)].sort();
}
