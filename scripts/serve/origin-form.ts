/** Returns the path and query of a request's target, which may be a whole address (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
