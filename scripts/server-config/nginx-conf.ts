import { splatBase } from '#src/features/redirects/splat.ts';
import { defaultCaching } from '../site-files/site-headers.ts';
import { compressibleTypes, encodedTarget, fileTypes, madeByBuild, type SiteRules } from './site-rules.ts';

/** What belongs into nginx's `server` block beside `listen`, `server_name` and `root`. */
export function nginxConf({ redirects, headers, notFoundFolders }: SiteRules): string {
  const add = (name: string, value: string, always = ' always') => `add_header ${name} "${value}"${always};`;
  const everywhere = Object.entries(headers.everywhere).map(([name, value]) => add(name, value));
  const isText = fileTypes.filter(([, , text]) => text).map(([, type]) => type);
  const folders = [...notFoundFolders, '/'];

  return `# ${madeByBuild}
# Include it in your server block, below \`listen\`, \`server_name\` and \`root\`.

types {
${fileTypes.map(([ending, type]) => `  ${type} ${ending};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${isText.filter((type) => type !== 'text/html').join(' ')};
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types ${compressibleTypes.filter((type) => type !== 'text/html').join(' ')};
# Behind a proxy that ends TLS the server knows neither scheme nor port of the visitor's address.
absolute_redirect off;

${everywhere.join('\n')}
${add('Cache-Control', defaultCaching)}

error_page 404 /404.html;
${folders.map((folder) => `location = ${folder}404.html { internal; }`).join('\n')}
# For other hosts.
location = /_headers { return 404; }
location = /_redirects { return 404; }
location ~ "/\\.(?!well-known/)" { return 404; }

# Former addresses.
${locations(redirects)}

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
    // A block with a header of its own inherits none. Without \`always\` a 404 does not get it.
    ([folder, value]) => `location ${folder} {
  ${everywhere.join('\n  ')}
  ${add('Cache-Control', value, '')}
  try_files $uri =404;
}`,
  )
  .join('\n')}
`;
}

/** One location a line; nginx refuses to have one twice, as `/kunder` and the base of `/kunder/*` would be. */
function locations(redirects: SiteRules['redirects']): string {
  const answers = new Map<string, string>();
  for (const { from, to } of redirects) {
    const { path, fragment } = encodedTarget(to);
    const base = splatBase(from);
    // Compared with the decoded path.
    for (const place of [`= "${base ?? from}"`, `${base === null ? '=' : '^~'} "${base ?? from}/"`]) {
      if (!answers.has(place)) answers.set(place, `return 301 ${path}$is_args$args${fragment};`);
    }
  }
  return [...answers].map(([place, answer]) => `location ${place} { ${answer} }`).join('\n');
}
