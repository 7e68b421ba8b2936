/**
 * Draws the two line portraits into public/billeder/hold. Faces are drawn by hand; the strands of hair, beard and
 * clothes are interpolated between two curves.
 */
import { contourPath, sampleField } from '../../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { writeDrawing } from '../charts/write-drawing.ts';
import { direktoer } from './direktoer.ts';
import { portrait } from './portrait.ts';
import { teknisk } from './teknisk.ts';

/** Draws faint depth contours behind the head. */
function backdrop(seed: string): string {
  const noise = fractalNoise(gradientNoise(seed), 2);
  const grid = sampleField(
    (x, y) => noise(x / 230, y / 230),
    { left: -10, top: -10, right: 490, bottom: 570 },
    8,
  );
  return [-0.3, -0.12, 0.06, 0.24, 0.42]
    .map((level) => contourPath(grid, level, { tolerance: 1.4, shortest: 160 }))
    .join('');
}

writeDrawing(
  'public/billeder/hold/direktoer.svg',
  portrait([['ground', backdrop('direktør')], ...direktoer]),
);
writeDrawing('public/billeder/hold/teknisk.svg', portrait([['ground', backdrop('teknisk')], ...teknisk]));
