/** The part of Netlify's redirect matcher that this project uses. The package has no types. */
declare module 'netlify-redirector' {
  type Matcher = { match(request: object): { to: string; status: number } | null };
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
