/**
 * Returns how a policy names the receiver of a form; nothing for a path on our own site. Other paths of a receiver's host may
 * be anybody's, so the path belongs to it, but not the query, which a policy does not know. Browsers decode the path.
 */
export function policySource(address = ''): string[] {
  if (!/^https?:/.test(address)) return [];
  const { origin, pathname } = new URL(address);
  // What separates the parts of a policy, and what a host's configuration may read as a variable.
  return [origin + pathname.replace(/[^\w/.~%-]/g, encodeURIComponent)];
}
