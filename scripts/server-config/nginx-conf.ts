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

/** Renders the contents of nginx's `server` block, without `listen`, `server_name` and `root`. */
export function nginxConf({ redirects, headers, notFoundFolders }: SiteRules): string {
  const add = (name: string, value: string, always = ' always') => `add_header ${name} "${value}"${always};`;
  const common = Object.entries(headers.common).map(([name, value]) =>
    add(name, name === resourcePolicy ? '$resource_policy' : value),
  );
  const textTypes = fileTypes.filter(([, , text]) => text).map(([, type]) => type);
  const folders = [...notFoundFolders, '/'];

  return `# ${generatedNotice}
# Include it in your server block, below \`listen\`, \`server_name\` and \`root\`.

types {
${fileTypes.map(([ending, type]) => `  ${type} ${ending};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types ${compressibleTypes.filter((type) => type !== 'text/html').join(' ')};
# What is compressed in advance is sent as it is; docs/deploy.md has the command.
gzip_static on;
server_tokens off;
# A part of a file would get the headers twice when it does not exist, and no file here is large.
max_ranges 0;
# Behind a proxy that terminates TLS, the server knows neither the scheme nor the port that the visitor uses.
absolute_redirect off;

# Other sites may show the pictures and icons.
set $resource_policy "${headers.common[resourcePolicy]}";
if ($uri ~ "${filesPattern(headers.shared)}") { set $resource_policy "${sharedPolicy}"; }
${common.join('\n')}
${add('Cache-Control', defaultCacheControl)}

error_page 404 /404.html;
${folders
  .map(
    (folder) => `location = ${folder}404.html { internal; }
location = ${folder}404 {
  error_page 404 ${folder}404.html;
  return 404;
}`,
  )
  .join('\n')}
# Configuration of other hosts, and hidden files.
location = /_headers { return 404; }
location = /_redirects { return 404; }
location ~ "/\\.(?!well-known/)" { return 404; }

# Redirects from former addresses.
${redirects
  .map(({ from, to }) => {
    const { path, fragment } = encodedTarget(to);
    return `location ~ "${pathPattern(from)}" { return 301 ${path}$is_args$args${fragment}; }`;
  })
  .join('\n')}

# Each page has one address: /omos, not /omos/ or /omos.html.
location = / { try_files /index.html =404; }
${folders
  .map(
    (folder) => `location ~ "^(?<page>${folder}.+)(?:/|\\.html)$" {
  error_page 404 ${folder}404.html;
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}`,
  )
  .join('\n')}
${folders
  .map(
    (folder) => `location ${folder} {
  error_page 404 ${folder}404.html;
  try_files $uri $uri.html =404;
}`,
  )
  .join('\n')}
${Object.entries(headers.caching)
  .map(
    // A location with its own `add_header` inherits none. Without `always`, 404s do not get the header.
    ([folder, value]) => `location ${folder} {
  ${common.join('\n  ')}
  ${add('Cache-Control', value, '')}
  try_files $uri =404;
}`,
  )
  .join('\n')}
`;
}
