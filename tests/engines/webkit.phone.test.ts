import { webkit } from './start-webkit.ts';
import { testJourneys } from './test-journeys.ts';

await testJourneys(webkit, 390);
