import type { Problem } from './problem.ts';

/** Reports a file whose bytes are not UTF-8: its Danish letters are lost. */
export function checkEncoding(file: string, source: string): Problem[] {
  const lost = source.search(/[\ufffd\0]/);
  if (lost < 0) return [];
  const line = source.slice(0, lost).split('\n').length;
  return [
    { file, line, where: 'tegn', found: 'bogstaver, der ikke er UTF-8', expected: 'filen gemt som UTF-8' },
  ];
}
