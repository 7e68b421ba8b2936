/**
 * Speculation rules that prerender internal pages when their link is hovered. Excludes files, and URLs with a query,
 * which may have an effect when opened. The page script inserts this text; the CSP allows it by hash.
 */
export const speculationRules =
  '{"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*\\\\?(.+)"}},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}';
