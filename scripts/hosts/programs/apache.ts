import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Program, startProcess, versionOf } from './program.ts';

/** Where Debian, Red Hat and macOS keep the modules. */
const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'].find(
  existsSync,
);
const command = modules === '/usr/lib/apache2/modules' ? 'apache2' : 'httpd';
const wanted = [
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
  'autoindex',
  'negotiation',
];

export const apache: Program = {
  name: 'Apache',
  version: () => (modules ? versionOf(command, ['-v']) : null),
  async start(place) {
    const { dist, config, work, port } = place;
    const site = join(work, 'site');
    await cp(dist, site, { recursive: true });
    await copyFile(join(config, '.htaccess'), join(site, '.htaccess'));
    // Started by root, Apache serves as another user.
    await chmod(work, 0o755);
    const loaded = wanted.filter((name) => existsSync(`${modules}/mod_${name}.so`));
    const file = join(work, 'httpd.conf');
    await writeFile(
      file,
      `ServerRoot "${work}"
ServerName localhost
Listen 127.0.0.1:${port}
PidFile "${work}/httpd.pid"
Mutex pthread
ErrorLog "${work}/error.log"
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /dev/null
DocumentRoot "${site}"
<Directory "${site}">
  # As shared hosts have it.
  Options Indexes FollowSymLinks MultiViews
  DirectoryIndex index.html
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return startProcess(command, ['-f', file, '-D', 'FOREGROUND'], place);
  },
};
