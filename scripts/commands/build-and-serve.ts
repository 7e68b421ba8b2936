import { checkEnvironment } from '../environment/check-environment.ts';
import { serve } from '../serve/serve.ts';
import { buildDist } from './build-dist.ts';
import { withLocalWebhooks } from './local-webhooks.ts';

/* `npm start`, after the packages are installed. */

checkEnvironment('build', 'serve');
// Builds in a child process, so that the build's memory is freed before the server starts.
if (buildDist(withLocalWebhooks(process.env))) await serve();
else process.exitCode = 1;
