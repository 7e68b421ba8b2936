import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import { startProcess } from './start-process.ts';

const dist = distDirectory;
/** Where the build writes the configuration of servers. */
const config = `${dist}-config`;

/* Each `start` starts the server in an empty folder, and resolves to a function that stops it. */

/** The server of `npm start`: Vite's preview with Netlify's parsers. */
export const localServer = {
  name: 'npm start',
  isInstalled: true,
  async start(work: string, port: number) {
    const { close } = await startStaticHost({ directory: dist, leads: work, port, host: '127.0.0.1' });
    return close;
  },
};

export const nginx = {
  name: 'nginx',
  isInstalled: findOnPath('nginx') !== null,
  async start(work: string, port: number) {
    const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = join(work, 'nginx.conf');
    await writeFile(
      file,
      `daemon off;
pid ${work}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${tempPaths.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root "${dist}";
    include "${join(config, 'nginx.conf')}";
  }
}
`,
    );
    return startProcess('nginx', ['-p', work, '-c', file, '-e', 'stderr'], { port, work });
  },
};

/** Where Debian has them. */
const moduleDirectory = '/usr/lib/apache2/modules';
const moduleNames = [
  'mpm_event',
  'authz_core',
  'unixd',
  'mime',
  'dir',
  'filter',
  'deflate',
  'brotli',
  'headers',
  'rewrite',
  'alias',
  'autoindex',
  'negotiation',
];

/** Apache with everything allowed, as on a server of one's own, or as a web hotel may cut it down. */
const apacheAs = (name: string, file: string, missing: readonly string[], rights: string) => ({
  name,
  isInstalled: findOnPath('apache2') !== null,
  async start(work: string, port: number) {
    const site = join(work, 'site');
    await cp(dist, site, { recursive: true });
    await copyFile(join(config, file), join(site, '.htaccess'));
    // When started by root, Apache serves as another user, who must be able to read the directory.
    for (const folder of [work, site]) await chmod(folder, 0o755);
    const loaded = moduleNames.filter(
      (name) => !missing.includes(name) && existsSync(`${moduleDirectory}/mod_${name}.so`),
    );
    const settings = join(work, 'httpd.conf');
    await writeFile(
      settings,
      `ServerRoot "${work}"
ServerName localhost
# As docs/deploy.md has it: a .htaccess cannot.
AllowEncodedSlashes NoDecode
Listen 127.0.0.1:${port}
PidFile "${work}/httpd.pid"
Mutex pthread
ErrorLog "${work}/error.log"
${loaded.map((name) => `LoadModule ${name}_module ${moduleDirectory}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /dev/null
DocumentRoot "${site}"
<Directory "${site}">
  ${rights}
  DirectoryIndex index.html
  Require all granted
</Directory>
`,
    );
    return startProcess('apache2', ['-f', settings, '-D', 'FOREGROUND'], { port, work });
  },
});

export const apache = apacheAs(
  'Apache',
  '.htaccess',
  [],
  'Options Indexes FollowSymLinks MultiViews\n  AllowOverride All',
);
export const webHotel = apacheAs(
  'Apache of a web hotel, cut down',
  'webhotel.htaccess',
  ['headers', 'brotli', 'autoindex', 'negotiation'],
  'Options FollowSymLinks\n  AllowOverride FileInfo',
);
