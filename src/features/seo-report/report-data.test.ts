import { expect, test } from 'vitest';
import type { z } from 'zod';
import { dataFields } from '#src/content/schema/data-schema.ts';
import { validate } from '#src/content/schema/validate.ts';
import { readYaml } from '#src/content/schema/yaml-source.ts';

test.each(['søgeord: []', 'sider: []', 'hastighed: []'])('rejects %j, whose chart would be empty', (line) => {
  const { diagnostics } = validate<z.ZodType>('x.yaml', readYaml('x.yaml', line), dataFields.rapport[1]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      where: line.split(':')[0],
      expected: 'mindst 1 punkter',
    }),
  );
});

test('rejects a count with a point between thousands, which is a fraction', () => {
  const source = 'søgeord:\n  - ord: maler\n    før: 8\n    nu: 2\n    søgninger: 1.270\n';
  const { diagnostics } = validate<z.ZodType>('x.yaml', readYaml('x.yaml', source), dataFields.rapport[1]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ line: 5, found: '1.27', expected: expect.stringContaining('et helt tal') }),
  );
});
