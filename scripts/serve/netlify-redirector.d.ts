/** The part of Netlify's redirect matcher that this project uses. The package has no types. */
declare module 'netlify-redirector' {
  export type Request = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  export type Match = { from: string; to: string; status: number; force404?: boolean };
  export type Matcher = { match(request: Request): Match | null };
  const redirector: { parseJSON(rules: string, options: Record<string, never>): Promise<Matcher> };
  export default redirector;
}
