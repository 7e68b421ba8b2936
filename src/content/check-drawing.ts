import type { Problem } from './problem.ts';

const viewBox =
  /^\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+[\d.]+"/;
const maxWidth = 520;

/** Checks that a drawing states its size, is complete and has neither script nor styles. */
export function checkDrawing(file: string, svg: string): Problem[] {
  const problems: Problem[] = [];
  const refuse = (found: string, expected: string, at = 0) =>
    problems.push({ file, line: svg.slice(0, at).split('\n').length, where: 'tegning', found, expected });
  const width = viewBox.exec(svg)?.[1];
  if (width === undefined) refuse('ingen <svg> med viewBox', 'en tegning som <svg viewBox="0 0 520 300">');
  else if (Number(width) > maxWidth) refuse(`bredden ${width}`, `højst ${maxWidth}, så teksten kan læses`);
  if (!/<\/svg>\s*$/.test(svg)) refuse('intet </svg> til sidst', 'en tegning, der er hel', svg.length);
  const forbidden = /<(?:script|style|foreignObject)\b|\son[a-z]+=/i.exec(svg);
  if (forbidden)
    refuse(forbidden[0].trim(), 'en tegning uden script og style: farver står på figurerne', forbidden.index);
  return problems;
}
