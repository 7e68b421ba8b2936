import type { VFile } from 'vfile';
import type { Problem } from '../problem.ts';
import type { TocEntry } from '../types.ts';

/** What compiling one MDX file told about it, beside the code. */
export type MdxReport = {
  /** False where a syntax error left no text to speak of. */
  compiled: boolean;
  problems: Omit<Problem, 'file'>[];
  toc: TocEntry[];
  /** Words that a reader reads: text, lists, tables and captions; no code, no front matter. */
  words: number;
  links: { href: string; text: string; line: number }[];
  pictures: { file: string; line: number }[];
};

/** The report that all plugins of one compilation write to. */
export function reportOf(file: VFile): MdxReport {
  file.data.report ??= {
    compiled: true,
    problems: [],
    toc: [],
    words: 0,
    links: [],
    pictures: [],
  } satisfies MdxReport;
  return file.data.report as MdxReport;
}
