import { defaultCacheControl, resourcePolicy, sharedPolicy } from '../site-files/site-headers.ts';
import {
  compressibleTypes,
  encodedTarget,
  fileTypes,
  generatedNotice,
  pathPattern,
  type SiteRules,
} from './site-rules.ts';

/** Renders a complete Caddyfile, configured by the environment variables `SITE_ADDRESS` and `SITE_ROOT`. */
export function caddyfile({ redirects, headers, notFoundFolders }: SiteRules): string {
  const { [resourcePolicy]: policy, ...common } = headers.common;
  const nested = notFoundFolders.map((folder) => `${folder}*`);
  return `# ${generatedNotice}
# SITE_ADDRESS is the domain, for which Caddy fetches a certificate, or a port as \`:8080\`; SITE_ROOT the built folder.

{
	admin off
}

(site_headers) {
	header {
${Object.entries(common)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		-Server
	}
	# Defaults, which the site below changes for some files.
	header ?Cache-Control "${defaultCacheControl}"
	header ?${resourcePolicy} "${policy}"
}

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv}
	import site_headers
	# Other sites may show the pictures and icons.
	@shared path ${headers.shared.map((path) => path.replace(/\/$/, '/*')).join(' ')}
	header @shared ${resourcePolicy} "${sharedPolicy}"
${Object.entries(headers.caching)
  .map(([folder, value]) => {
    const name = `@${folder.replaceAll('/', '')}`;
    // Without the `file` matcher, 404s would be cached too.
    return `\t${name} {\n\t\tpath ${folder}*\n\t\tfile\n\t}\n\theader ${name} Cache-Control "${value}"`;
  })
  .join('\n')}

	map {path} {content_type} {
${fileTypes.map(([ending, type, text]) => `\t\t~\\.${ending}$ "${type}${text ? '; charset=utf-8' : ''}"`).join('\n')}
		default ""
	}
	@typed {
		expression {content_type} != ""
		file
	}
	header @typed Content-Type {content_type}
	encode {
		zstd
		gzip
		minimum_length 256
		match {
${compressibleTypes.map((type) => `\t\t\theader Content-Type ${type}*`).join('\n')}
		}
	}

	map {query} {and_query} {
		~(.+) "?\${1}"
		default ""
	}
	# Redirects from former addresses.
	map {path} {moved_to} {moved_to_fragment} {
${redirects
  .map(({ from, to }) => {
    const { path, fragment } = encodedTarget(to);
    return `\t\t"~${pathPattern(from)}" ${path} "${fragment}"`;
  })
  .join('\n')}
		default "" ""
	}
	@moved expression {moved_to} != ""
	redir @moved {moved_to}{and_query}{moved_to_fragment} 301

	# Each page has one address: /omos, not /omos/ or /omos.html.
	@other_form path_regexp page ^(/.+)(?:/|\\.html)$
	handle @other_form {
		@is_page file {re.page.1}.html
		redir @is_page {re.page.1}{and_query} 308
		error 404
	}
	# No file name contains a zero byte. Without this rule, the file lookup would fail with a server error.
	@zero_byte path_regexp \\x00
	handle @zero_byte {
		error 404
	}
	handle {
		try_files {path} {path}.html
		file_server {
			hide _headers _redirects .htaccess
		}
	}

	handle_errors {
		import site_headers
		header Content-Type "text/html; charset=utf-8"
		@not_found expression {err.status_code} == 404
		handle @not_found {
${nested.map((path) => `\t\t\thandle ${path} {\n\t\t\t\trewrite * ${path.slice(0, -1)}404.html\n\t\t\t\tfile_server\n\t\t\t}`).join('\n')}
			handle {
				rewrite * /404.html
				file_server
			}
		}
		handle {
			respond "{err.status_code}"
		}
	}
}
`;
}
