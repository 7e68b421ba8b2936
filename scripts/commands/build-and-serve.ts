import { checkEnvironment } from '../environment/check-environment.ts';
import { serve } from '../serve/serve.ts';
import { runScript } from './run-script.ts';

/* `npm start`, after the packages are installed. */

checkEnvironment();
// Builds in a child process, so that the build's memory is freed before the server starts.
if (runScript('build:test', process.env)) await serve();
else process.exitCode = 1;
