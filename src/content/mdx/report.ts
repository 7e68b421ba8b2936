import type { VFile } from 'vfile';
import type { Diagnostic } from '../diagnostic.ts';
import type { TocEntry } from '../types.ts';

/** Data that the plugins collect while compiling an MDX file. */
export type MdxReport = {
  /** False after a syntax error. The other fields are then empty, except `diagnostics`. */
  compiled: boolean;
  diagnostics: Omit<Diagnostic, 'file'>[];
  toc: TocEntry[];
  links: { href: string; text: string; line: number }[];
  pictures: { file: string; line: number }[];
};

/** Returns a report with nothing in it. */
export function emptyReport(): MdxReport {
  return { compiled: true, diagnostics: [], toc: [], links: [], pictures: [] };
}

/** Returns the report of a file, shared by all plugins of its compilation. */
export function reportOf(file: VFile): MdxReport {
  file.data.report ??= emptyReport();
  return file.data.report as MdxReport;
}
