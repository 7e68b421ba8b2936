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

/** What replaces `Options` where a web hotel refuses it: Apache then adds the slash to a page that has a folder. */
const addedSlash = `# Here Apache adds the slash to a page that has a folder.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ $1.html [END]
`;

/**
 * Renders `.htaccess` for the site's root directory. Requires Apache 2.4.34 with mod_rewrite and mod_headers. From 2.4.58
 * on the redirects are relative; before, a redirect behind a proxy that ends TLS begins with http. A web hotel that
 * refuses `Options` answers 500 to every page: `withOptions` is then false.
 */
export function htaccess({ redirects, headers, notFoundFolders }: SiteRules, withOptions: boolean): string {
  return fillTemplate('apache.htaccess', {
    options: withOptions ? 'Options -Indexes -MultiViews\nDirectorySlash Off\n' : '',
    notFoundPages: notFoundFolders.map(
      (folder) => `<If "%{REQUEST_URI} =~ m#^${folder}#">\n  ErrorDocument 404 ${folder}404.html\n</If>`,
    ),
    types: fileTypes.map(([ending, type]) => `AddType ${type} .${ending}`),
    textEndings: fileTypes.flatMap(([ending, , text]) => (text ? `.${ending}` : [])).join(' '),
    compressibleTypes: compressibleTypes.join(' '),
    common: Object.entries(headers.common).map(([name, value]) => `Header always set ${name} "${value}"`),
    resourcePolicy,
    sharedPolicy,
    sharedFiles: filesPattern(headers.shared),
    cacheControl: defaultCacheControl,
    cached: Object.entries(headers.caching).map(
      ([folder, value]) =>
        `Header always set Cache-Control "${value}" "expr=%{REQUEST_STATUS} in {'200','206','304'} && %{REQUEST_URI} =~ m#^${folder}#"`,
    ),
    noFolder: withOptions ? '' : " && !-d '%{DOCUMENT_ROOT}/$1'",
    redirects: redirects.map(({ from, to }) => redirectLine(from, to)),
    addedSlash: withOptions ? '' : addedSlash,
  });
}

function redirectLine(from: string, to: string): string {
  const pattern = pathPattern(from);
  const { path, fragment } = encodedTarget(to);
  // Apache encodes the target and adds the query, which would stand after a fragment.
  return fragment
    ? `  <If "%{REQUEST_URI} =~ m#${pattern}#">\n    Redirect 301 "${path}?%{QUERY_STRING}${fragment}"\n  </If>`
    : `  RedirectMatch 301 "${pattern}" "${decodeURI(path)}"`;
}
