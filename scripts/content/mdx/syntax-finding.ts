import type { Finding } from '../diagnostic.ts';
import { compileAdvice } from '../rules/syntax-rules.ts';

/** Error of the MDX parser. */
export type ParserError = { readonly line?: number; readonly reason: string };

/** Returns what is wrong where the parser stopped. It ends the compilation, so nothing else is known of the text. */
export function syntaxFinding({ line: stated, reason }: ParserError, source: string): Finding {
  // For an unclosed tag, only the message contains the position of the opening tag.
  const [, opened = 1] = /\((\d+):\d+/.exec(reason) ?? [];
  const line = lineOfOpenNote(source) ?? stated ?? Number(opened);
  const found = (source.split('\n')[line - 1] ?? '').trim();
  const { expected = '', example } = compileAdvice(reason, found);
  return { line, where: 'MDX', found, expected, example };
}

/** Returns the line of a note that is never closed, for which the parser names the end of the file. */
function lineOfOpenNote(source: string): number | undefined {
  const note = source.lastIndexOf('{/*');
  return note > source.lastIndexOf('*/}') ? source.slice(0, note).split('\n').length : undefined;
}
