import { Waypoints } from '#src/components/Waypoints.tsx';
import { processSteps } from '#src/content/collections.ts';

/** The steps of a project: what the agency does, or what the customer does meanwhile. */
export function ProcessSteps({ kundens }: { kundens?: boolean }) {
  return (
    <Waypoints steps={kundens ? processSteps.map((step) => ({ ...step, text: step.yours })) : processSteps} />
  );
}
