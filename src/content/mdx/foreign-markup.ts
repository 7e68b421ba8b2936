import type { Diagnostic } from '../diagnostic.ts';
import { componentSpecs } from './component-specs.ts';

export type Advice = Omit<Diagnostic, 'file' | 'line' | 'found'>;

const { Note } = componentSpecs;
const box: Advice = { where: 'boks', expected: 'komponenten Note eller Eksempel', example: Note.example };
const title: Advice = {
  where: 'overskrift',
  expected: 'havelåger foran en overskrift',
  example: '## Mit afsnit',
};
const emphasis: Advice = {
  where: 'teksten',
  expected: '**fed** eller *kursiv*',
  example: '**meget vigtigt**',
};
const plainSign: Advice = { where: 'teksten', expected: 'tegnet selv: ² og ³, ₂ og ₃', example: 'm²' };
const comment: Advice = {
  where: 'note',
  expected: 'en note til dig selv skrives {/* … */}',
  example: '{/* skal tjekkes med kunden */}',
};
const formula: Advice = { where: 'teksten', expected: 'formlen med almindelige tegn', example: 'a² + b²' };
const contents: Advice = {
  where: 'indholdsliste',
  expected: 'ingenting: indholdslisten kommer af overskrifterne',
};

/** Markup of other systems, which here would be read as words, and what to write in its place. */
export const foreignMarkup: readonly (readonly [pattern: RegExp, advice: Advice])[] = [
  // Docusaurus, VitePress, MkDocs, reStructuredText
  [/^[ \t]*:{3,}[ \t]*[\w{[].*/gm, box],
  [/^[ \t]*[!?]{3}\+? [\w"].*/gm, box],
  [/^[ \t]*\.\. [\w-]+::.*/gm, box],
  // AsciiDoc, MediaWiki, Textile
  [/^[ \t]*={2,6} \S.*/gm, title],
  [/^[ \t]*h[1-6]\. \S.*/gm, title],
  // Obsidian, Typora, MediaWiki
  [/==(?=[^\s=])[^=\n]*[^\s=]==/g, emphasis],
  [/\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+/g, emphasis],
  [/'{2,}(?=[^\s'])[^'\n]*[^\s']'{2,}/g, emphasis],
  [/%%[^%]+%%/g, comment],
  [/\/\*[\s\S]*?\*\//g, comment],
  // Pandoc
  [/(?<=[\p{L}\p{N})\]])\^[^\s^[]+\^/gu, plainSign],
  [/(?<=[\p{L}\p{N})\]])~[^\s~]+~/gu, plainSign],
  [
    /^:[ \t]+\S.*/gm,
    {
      where: 'liste',
      expected: 'en liste med bindestreg eller en tabel',
      example: '- **Ord:** hvad det betyder',
    },
  ],
  // Slack, GitHub
  [
    /(?<![\p{L}\p{N}:]):(?:[+-]1|[a-z][a-z\d_+-]+):(?![\p{L}\p{N}:])/gu,
    { where: 'teksten', expected: 'ord: hjemmesiden bruger ingen emoji' },
  ],
  // LaTeX
  [/\$\$[^$]+\$\$/g, formula],
  [/(?<![\p{L}\p{N}$])\$(?=[^\s\d$])[^$\n]*(?<=[^\s$])\$(?![\p{L}\p{N}])/gu, formula],
  [/(?<![\p{L}\p{N}$])\$\d[^$\n]*[\^_=+*/][^$\n]*(?<=[^\s$])\$(?![\p{L}\p{N}])/gu, formula],
  [/\\(?:tableofcontents|toc)\b/g, contents],
];

/** Codes of characters, whole, without their semicolon or written twice. */
export const characterCode =
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);|&(?:nbsp|amp|quot|lt|gt|aelig|oslash|aring)(?![a-z])/giu;
