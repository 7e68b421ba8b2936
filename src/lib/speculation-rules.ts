/**
 * Lets the browser render a page ahead when its link is pointed at; no file, and no address with a query, which may
 * mean something to whoever opens it. The site's script adds the text, and the policy names it by its hash.
 */
export const speculationRules =
  '{"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*\\\\?(.+)"}},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}';
