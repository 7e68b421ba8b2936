import { firefox } from './start-firefox.ts';
import { testJourneys } from './test-journeys.ts';

await testJourneys(firefox, 390);
