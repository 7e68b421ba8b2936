import type { FrontMatterResult } from '#src/content/read-pages.ts';
import { readTexts } from '#src/content/read-texts.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { titleProblems } from '../open-graph/title-problems.ts';
import { readDrawings } from './drawings.ts';
import type { Texts } from './texts.ts';

/** Compiles the texts, outlines the drawings meanwhile, and returns the problems of both. */
export async function readTextsAndDrawings(read: FrontMatterResult, texts: Texts, contentDirectory: string) {
  const [result, { drawings, problems }] = await Promise.all([
    readTexts(read, texts.compile, matchRedirect),
    readDrawings(contentDirectory),
  ]);
  return {
    ...result,
    problems: [...result.problems, ...problems, ...titleProblems([...read.articles, ...read.legalPages])],
    drawings,
  };
}
