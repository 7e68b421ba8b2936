import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Program, startProcess } from './program.ts';

/** Module directory of Debian, Red Hat or macOS. */
const moduleDirectory = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'].find(
  existsSync,
);
const command = moduleDirectory === '/usr/lib/apache2/modules' ? 'apache2' : 'httpd';
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

export const apache: Program = {
  name: 'Apache',
  isInstalled: moduleDirectory !== undefined,
  async start({ dist, config, work, port }) {
    const site = join(work, 'site');
    await cp(dist, site, { recursive: true });
    await copyFile(join(config, '.htaccess'), join(site, '.htaccess'));
    // When started by root, Apache serves as another user, who must be able to read the directory.
    await chmod(work, 0o755);
    const loaded = moduleNames.filter((name) => existsSync(`${moduleDirectory}/mod_${name}.so`));
    const file = join(work, 'httpd.conf');
    await writeFile(
      file,
      `ServerRoot "${work}"
ServerName localhost
Listen 127.0.0.1:${port}
PidFile "${work}/httpd.pid"
Mutex pthread
ErrorLog "${work}/error.log"
${loaded.map((name) => `LoadModule ${name}_module ${moduleDirectory}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /dev/null
DocumentRoot "${site}"
<Directory "${site}">
  # Typical of shared hosts.
  Options Indexes FollowSymLinks MultiViews
  DirectoryIndex index.html
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return startProcess(command, ['-f', file, '-D', 'FOREGROUND'], { port, work });
  },
};
