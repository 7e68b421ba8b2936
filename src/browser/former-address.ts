/** On the 404 page of a host that knows no redirects: looks up where a former address leads now. */
export function startFormerAddress(): void {
  if (document.querySelector('[data-not-found]')) void import('./follow-former-address.ts');
}
