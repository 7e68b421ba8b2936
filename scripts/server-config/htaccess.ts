import { defaultCacheControl, resourcePolicy, sharedPolicy } from '../site-files/site-headers.ts';
import {
  compressibleTypes,
  encodedTarget,
  filesPattern,
  fileTypes,
  generatedNotice,
  pathPattern,
  type SiteRules,
} from './site-rules.ts';

/**
 * Renders `.htaccess` for the site's root directory. Requires Apache 2.4.34 with mod_rewrite and mod_headers. From 2.4.58
 * on the redirects are relative; before, a redirect behind a proxy that ends TLS begins with http. A web hotel that
 * refuses `Options` answers 500 to every page: `withOptions` is then false.
 */
export function htaccess({ redirects, headers, notFoundFolders }: SiteRules, withOptions: boolean): string {
  const endings = fileTypes.filter(([, , text]) => text).map(([ending]) => `.${ending}`);
  const compressible = compressibleTypes.join(' ');
  return `# ${generatedNotice}

${withOptions ? 'Options -Indexes -MultiViews\nDirectorySlash Off\n' : ''}ServerSignature Off
AcceptPathInfo Off
FileETag MTime Size
ErrorDocument 404 /404.html
${notFoundFolders
  .map(
    (folder) => `<If "%{REQUEST_URI} =~ m#^${folder}#">
  ErrorDocument 404 ${folder}404.html
</If>`,
  )
  .join('\n')}

${fileTypes.map(([ending, type]) => `AddType ${type} .${ending}`).join('\n')}
AddCharset utf-8 ${endings.join(' ')}
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS ${compressible}
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${compressible}
</IfModule>
<IfModule mod_headers.c>
# The ETag of a compressed response ends in -gzip or -br, which Apache does not recognise in conditional requests.
RequestHeader edit If-None-Match "-(?:gzip|br)\\"$" "\\""

${Object.entries(headers.common)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
# Other sites may show the pictures and icons.
Header always set ${resourcePolicy} "${sharedPolicy}" "expr=%{REQUEST_URI} =~ m#${filesPattern(headers.shared)}#"
Header always set Cache-Control "${defaultCacheControl}"
${Object.entries(headers.caching)
  .map(
    ([folder, value]) =>
      `Header always set Cache-Control "${value}" "expr=%{REQUEST_STATUS} in {'200','206','304'} && %{REQUEST_URI} =~ m#^${folder}#"`,
  )
  .join('\n')}
</IfModule>

<IfModule mod_rewrite.c>
RewriteEngine On
RewriteBase /
# Internal redirects, such as to an error page, are served unchanged.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
RewriteRule ^$ index.html [END]
RewriteCond %{REQUEST_METHOD} =TRACE
RewriteRule ^ - [R=405,L]
# Pages for what is not found, configuration of other hosts, and hidden files.
RewriteRule ^(?:.+/)?404$ - [R=404,L]
RewriteRule ^_(?:headers|redirects)$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]

<IfDirective RedirectRelative>
  RedirectRelative On
</IfDirective>
# Not for internal redirects, such as to an error page. Each page has one address: /omos, not /omos/ or /omos.html.
<If "-z env('REDIRECT_STATUS') && %{REQUEST_URI} =~ m#^/+(.+)(?:/|\\.html)$# && -f '%{DOCUMENT_ROOT}/$1.html'${withOptions ? '' : " && !-d '%{DOCUMENT_ROOT}/$1'"}">
  RedirectMatch 308 "^/+(.+)(?:/|\\.html)$" "/$1"
</If>
# Redirects from former addresses. Last, because the rules of a later section come first.
<If "-z env('REDIRECT_STATUS')">
${redirects.map(({ from, to }) => redirectLine(from, to)).join('\n')}
</If>

RewriteCond %{DOCUMENT_ROOT}/$1 !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [END]
${
  withOptions
    ? ''
    : `# Here Apache adds the slash to a page that has a folder.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ $1.html [END]
`
}# A folder has no page, unless it is another form of a page's address.
RewriteCond %{DOCUMENT_ROOT}/$1 -d
RewriteCond %{DOCUMENT_ROOT}/$1.html !-f
RewriteRule ^(.+?)/?$ - [R=404,L]
</IfModule>
`;
}

function redirectLine(from: string, to: string): string {
  const pattern = pathPattern(from);
  const { path, fragment } = encodedTarget(to);
  // Apache encodes the target and adds the query, which would stand after a fragment.
  return fragment
    ? `  <If "%{REQUEST_URI} =~ m#${pattern}#">\n    Redirect 301 "${path}?%{QUERY_STRING}${fragment}"\n  </If>`
    : `  RedirectMatch 301 "${pattern}" "${decodeURI(path)}"`;
}
