import { join } from 'node:path';
import { type Program, startProcess, versionOf } from './program.ts';

export const caddy: Program = {
  name: 'Caddy',
  version: () => versionOf('caddy', ['version']),
  start: (options) =>
    startProcess(
      'caddy',
      ['run', '--config', join(options.config, 'Caddyfile'), '--adapter', 'caddyfile'],
      options,
      {
        SITE_ADDRESS: `http://:${options.port}`,
        SITE_ROOT: options.dist,
        XDG_DATA_HOME: options.work,
        XDG_CONFIG_HOME: options.work,
      },
    ),
};
