import { serve } from '../serve/serve.ts';
import { withLocalWebhooks } from './local-webhooks.ts';
import { root, runScript } from './run-script.ts';

// In a process of its own, so that the server does not keep the build's memory.
if (runScript('build', [], withLocalWebhooks(process.env))) await serve(root);
else process.exitCode = 1;
