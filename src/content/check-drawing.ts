import type { Problem } from './problem.ts';

const viewBox =
  /^\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+[\d.]+"/;
const maxWidth = 520;

/** Checks that a drawing states its size, is complete and has neither script nor styles. */
export function checkDrawing(file: string, svg: string): Problem[] {
  const problems: Problem[] = [];
  const addProblem = (found: string, expected: string, at = 0) =>
    problems.push({ file, line: svg.slice(0, at).split('\n').length, where: 'tegning', found, expected });
  const width = viewBox.exec(svg)?.[1];
  if (width === undefined)
    addProblem('ingen <svg> med viewBox', 'en tegning som <svg viewBox="0 0 520 300">');
  else if (Number(width) > maxWidth)
    addProblem(`bredden ${width}`, `højst ${maxWidth}, så teksten kan læses`);
  if (!/<\/svg>\s*$/.test(svg)) addProblem('intet </svg> til sidst', 'en tegning, der er hel', svg.length);
  const forbidden = /<(?:script|style|foreignObject)\b|\son[a-z]+=/i.exec(svg);
  if (forbidden)
    addProblem(
      forbidden[0].trim(),
      'en tegning uden script og style: farver står på figurerne',
      forbidden.index,
    );
  return problems;
}
