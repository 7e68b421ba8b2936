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

/** Renders `.htaccess` for the site's root directory. Requires mod_rewrite and mod_headers. */
export function htaccess({ redirects, headers, notFoundFolders }: SiteRules): string {
  const endings = fileTypes.filter(([, , text]) => text).map(([ending]) => `.${ending}`);
  const compressible = compressibleTypes.join(' ');
  return `# ${generatedNotice}

Options -Indexes -MultiViews
DirectorySlash Off
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

RewriteEngine On
RewriteBase /
# Internal redirects, such as to an error page, are served unchanged.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
RewriteRule ^$ index.html [END]
# Configuration of other hosts, and hidden files.
RewriteRule ^_(?:headers|redirects)$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]

# Redirects from former addresses.
${redirects.map(({ from, to }) => redirect(from, to)).join('\n')}

# Each page has one address: /omos, not /omos/ or /omos.html.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)(?:/|\\.html)$ /$1 [R=308,L]
RewriteCond %{DOCUMENT_ROOT}/$1 !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [END]
# A folder has no page.
RewriteCond %{DOCUMENT_ROOT}/$1 -d
RewriteRule ^(.+)$ - [R=404,L]
`;
}

function redirect(from: string, to: string): string {
  const { path, fragment } = encodedTarget(to);
  // Apache matches the decoded path without its leading slash.
  const pattern = `"${pathPattern(from).replace('^/', '^')}"`;
  if (!fragment) return `RewriteRule ${pattern} ${path} [R=301,NE,L]`;
  // By default, Apache appends the query after the fragment.
  return `RewriteCond %{QUERY_STRING} .
RewriteRule ${pattern} ${path}?%{QUERY_STRING}${fragment} [R=301,NE,L]
RewriteRule ${pattern} ${path}${fragment} [R=301,NE,L]`;
}
