/** Markup of other systems, which visitors would read as it is written. */
export const foreignMarkup = {
  chatMark: /【\d[^】]*】|\b(?:cite|navlist|image_group)?turn\d+[a-z]+\d+|:contentReference\[[^\]]*\]/g,
  box: /^[ \t]*:{3,}[ \t]*[\w{[].*|\[!\w+\]/gm,
  highlight: /==(?=[^\s=])[^=\n]*[^\s=]==/g,
  note: /%%[^%]+%%|\/\*[\s\S]*?\*\//g,
  superAndSubscript: /(?<=[\p{L}\p{N})\]])\^[^\s^[]+\^|(?<=[\p{L}\p{N})\]])~[^\s~]+~/gu,
  emoji: /(?<![\p{L}\p{N}:/]):(?:[+-]1|[a-z][a-z\d_+-]+):(?![\p{L}\p{N}:])/gu,
  // Two amounts in dollars are no formula.
  formula: /\$\$[^$]+\$\$|\$[^\s$"'][^$\n"']*[\^_=\\][^$\n"']*\$/g,
  contents: /@?\[\[?_?toc_?\]\]?/gi,
  footnote: /\^?\[\^[^\]]*\]|\^\[[^\]]*\]/g,
  embeddedPicture: /!\[\[[^\]]*\]\]/g,
  wikiLink: /\[\[([^\]]*)\]\]/g,
} as const satisfies Readonly<Record<string, RegExp>>;
