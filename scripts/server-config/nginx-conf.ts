import { defaultCacheControl, resourcePolicy, sharedPolicy } from '../site-files/site-headers.ts';
import {
  compressibleTypes,
  encodedTarget,
  filesPattern,
  fileTypes,
  fillTemplate,
  pathPattern,
  type SiteRules,
} from './site-rules.ts';

/** Renders the contents of nginx's `server` block, without `listen`, `server_name` and `root`. */
export function nginxConf({ redirects, headers, notFoundFolders }: SiteRules): string {
  const common = Object.entries(headers.common).map(
    ([name, value]) => `add_header ${name} "${name === resourcePolicy ? '$resource_policy' : value}" always;`,
  );
  const folders = [...notFoundFolders, '/'];
  // nginx always takes text/html.
  const withoutHtml = (types: readonly string[]) => types.filter((type) => type !== 'text/html').join(' ');
  return fillTemplate('nginx.conf', {
    types: fileTypes.map(([ending, type]) => `  ${type} ${ending};`),
    textTypes: withoutHtml(fileTypes.flatMap(([, type, text]) => (text ? type : []))),
    compressibleTypes: withoutHtml(compressibleTypes),
    resourcePolicy: headers.common[resourcePolicy] ?? '',
    sharedPolicy,
    sharedFiles: filesPattern(headers.shared),
    common,
    cacheControl: defaultCacheControl,
    notFoundPages: folders.map(
      (folder) =>
        `location = ${folder}404.html { internal; }\nlocation = ${folder}404 {\n  error_page 404 ${folder}404.html;\n  return 404;\n}`,
    ),
    redirects: redirects.map(({ from, to }) => {
      const { path, fragment } = encodedTarget(to);
      return `location ~ "${pathPattern(from)}" { return 301 ${path}$is_args$args${fragment}; }`;
    }),
    otherForms: folders.map(
      (folder) => `location ~ "^(?<page>${folder}.+)(?:/|\\.html)$" {
  error_page 404 ${folder}404.html;
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}`,
    ),
    folders: folders.map(
      (folder) =>
        `location ${folder} {\n  error_page 404 ${folder}404.html;\n  try_files $uri $uri.html =404;\n}`,
    ),
    cached: Object.entries(headers.caching).map(
      // A location with its own `add_header` inherits none. Without `always`, 404s do not get the header.
      ([folder, value]) =>
        `location ${folder} {\n  ${common.join('\n  ')}\n  add_header Cache-Control "${value}";\n  try_files $uri =404;\n}`,
    ),
  });
}
