import { checkEnvironment } from '../environment/check-environment.ts';
import { serve } from '../serve/serve.ts';
import { buildDist } from './build-dist.ts';
import { withLocalWebhooks } from './local-webhooks.ts';

/* What `npm start` runs once the packages are there. */

checkEnvironment('build', 'serve');
// In a process of its own, so that the server does not keep the build's memory.
if (buildDist(withLocalWebhooks(process.env))) await serve();
else process.exitCode = 1;
