import { join } from 'node:path';
import { type Program, startProcess, versionOf } from './program.ts';

export const caddy: Program = {
  name: 'Caddy',
  version: () => versionOf('caddy', ['version']),
  start: (place) =>
    startProcess(
      'caddy',
      ['run', '--config', join(place.config, 'Caddyfile'), '--adapter', 'caddyfile'],
      place,
      {
        SITE_ADDRESS: `http://:${place.port}`,
        SITE_ROOT: place.dist,
        XDG_DATA_HOME: place.work,
        XDG_CONFIG_HOME: place.work,
      },
    ),
};
