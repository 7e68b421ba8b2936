import { expect, test } from 'vitest';
import { usualLength } from '#src/features/lead-form/lead-rules.ts';
import { contactPayload, messageFields } from './message-payload.ts';

const now = new Date('2025-09-12T08:30:00Z');

test.each(['x', 'æ', '漢', '"', '\n.', '👩', '\u0001', '\ud83d'])(
  'fits in 64 KB with every field filled with %j',
  (piece) => {
    const fill = (most: number) => piece.repeat(most).slice(0, most);
    const full = Object.fromEntries(
      messageFields.map(({ name, maxLength = usualLength }) => [name, fill(maxLength)]),
    );
    const payload = contactPayload(full as Parameters<typeof contactPayload>[0], now);
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThanOrEqual(64 * 1024);
  },
);
