import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './Portrait.tsx';

const member = { id: 'teknisk', alt: 'Portræt af en mand' } as const;

test('shows the photograph that the team member has, and otherwise the drawn portrait', () => {
  const photograph = renderToStaticMarkup(<Portrait member={{ ...member, image: 'jeppe' }} />);
  expect(photograph).toContain(
    'srcSet="/billeder/hold/jeppe-408.avif 408w, /billeder/hold/jeppe-816.avif 816w"',
  );
  const drawn = renderToStaticMarkup(<Portrait member={{ ...member, image: null }} />);
  expect(drawn).toContain('src="/billeder/hold/teknisk.svg"');
});
