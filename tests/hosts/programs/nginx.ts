import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOnPath } from '../../../scripts/lib/find-on-path.ts';
import { type Program, startProcess } from './program.ts';

export const nginx: Program = {
  name: 'nginx',
  isInstalled: findOnPath('nginx') !== null,
  async start({ dist, config, work, port }) {
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
