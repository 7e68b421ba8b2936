import { checkEnvironment } from '../environment/check-environment.ts';
import { serve } from './serve.ts';

checkEnvironment();
await serve();
