import postcss, { type ChildNode, type Container, type Declaration, type Rule } from 'postcss';

export type SplitStyles = {
  /** For the head: what the first view needs. */
  readonly critical: string;
  /** For a file that is linked below the first view: what else the page needs. */
  readonly rest: string;
};

/** Rules that a page cannot do without, wherever its first view ends. */
const alwaysCritical = new Set(['layer', 'font-face', 'view-transition', 'property']);

/**
 * Takes from the whole site's styles what one page uses. `first` and `all` hold the tags, classes and ids of the
 * page's first view and of the whole page, as `tokensOf` reads them. Selectors are judged by these alone: an
 * attribute or a state may come later.
 */
export function styleSplitter(css: string): (first: Tokens, all: Tokens) => SplitStyles {
  const sheet = postcss.parse(css);
  const needs = new Map<Rule, readonly (readonly string[])[]>();
  const isInteraction = new Set<Rule>();
  sheet.walkRules((rule) => {
    needs.set(rule, rule.selectors.flatMap(neededTokens));
    if (rule.selectors.every((selector) => interaction.test(selector))) isInteraction.add(rule);
  });
  const hidden = hiddenAtFirst(sheet, isInteraction);
  const uses = (rule: Rule, tokens: Tokens) =>
    needs.get(rule)?.some((needed) => needed.every((token) => tokens.has(token))) ?? false;
  const isSeen = (rule: Rule) =>
    needs.get(rule)?.some((needed) => !needed.some((token) => hidden.has(token))) ?? true;

  const isFirst = (rule: Rule, first: Tokens) =>
    !isInteraction.has(rule) && uses(rule, first) && (isSeen(rule) || hides(rule));

  return (first, all) => {
    const isCritical: Keeps = ({ rule, isLater, atRule }) =>
      rule ? !isLater && isFirst(rule, first) : alwaysCritical.has(atRule ?? '');
    const isRest: Keeps = ({ rule, isLater, atRule }) =>
      rule ? uses(rule, all) && (isLater || !isFirst(rule, first)) : !alwaysCritical.has(atRule ?? '');
    const usedFirst = customPropertiesIn(print(sheet, isCritical));
    const isDeclaredFirst = ({ prop, variable }: Declaration, rule: Rule) =>
      variable ? usedFirst.has(prop) : !motion.test(prop) && (isSeen(rule) || hiding.has(prop));
    const critical = print(sheet, isCritical, ({ rule }, declaration) => isDeclaredFirst(declaration, rule));
    // What a critical rule declares for later comes with the rest; so does every custom property, since sheets that
    // scripts bring (the consent's, the islands') use some that nothing on the page does.
    const rest = print(
      sheet,
      (question) => isRest(question) || (question.rule !== undefined && isCritical(question)),
      (question, declaration) => isRest(question) || !isDeclaredFirst(declaration, question.rule),
    );
    return { critical: critical + keyframes(sheet, critical), rest: rest + keyframes(sheet, rest) };
  };
}

export type Tokens = ReadonlySet<string>;

/** The tags, `.classes`, `#ids` and `[fixed=attributes]` of some HTML, as React writes it. */
export function tokensOf(html: string): Set<string> {
  const tokens = new Set(['html', 'body', 'head']);
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) tokens.add(tag.toLowerCase());
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) if (name) tokens.add(`.${name}`);
  }
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) tokens.add(`#${id}`);
  for (const [, name = '', value = ''] of html.matchAll(
    new RegExp(`\\s(${fixedAttributes})="([^"]*)"`, 'g'),
  )) {
    tokens.add(`[${name}]`);
    tokens.add(`[${name}=${value}]`);
  }
  return tokens;
}

/** Attributes that the build writes and no script changes: only these can tell that a selector matches nothing. */
const fixedAttributes = 'data-theme|data-island|data-fakta|data-step';
/** What a visitor must first do something for may come with the rest. */
const interaction = /:(?:hover|active|focus|focus-within|focus-visible)\b|::selection|\[aria-expanded=/;

/**
 * What a selector needs to match anything, as alternatives: `:is(.a, .b) p` gives `['.a', 'p']` and `['.b', 'p']`.
 * What stands in `:not()`, `:has()` and the like may vary.
 */
export function neededTokens(selector: string): string[][] {
  const group = /:(is|where)\(([^()]*)\)|::?[\w-]+\([^()]*\)/.exec(selector);
  if (group) {
    const [whole, listed, list = ''] = group;
    return (listed ? list.split(',') : ['']).flatMap((each) =>
      neededTokens(selector.replace(whole, () => ` ${each}`)),
    );
  }
  const attributes = [
    ...selector.matchAll(new RegExp(`\\[(?:${fixedAttributes})(?:="?[\\w-]+"?)?\\]`, 'g')),
  ].map(([attribute]) => attribute.replaceAll('"', ''));
  const plain = selector.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '');
  return [[...(plain.match(/[.#]?[a-z_][\w-]*/gi) ?? []), ...attributes]];
}

type Question = { readonly rule?: Rule; readonly atRule?: string; readonly isLater: boolean };
type Keeps = (question: Question) => boolean;

/**
 * The rules that `keeps` wants, each with those of its declarations that `declares` wants.
 */
function print(
  container: Container,
  keeps: Keeps,
  declares: (question: Question & { readonly rule: Rule }, declaration: Declaration) => boolean = () => true,
  isLater = false,
): string {
  const printRule = (rule: Rule): string => {
    const question = { rule, isLater };
    if (!keeps(question)) return '';
    const declarations = rule.nodes.filter((node) => node.type === 'decl' && declares(question, node));
    return declarations.length ? `${rule.selector}{${declarations.join(';')}}` : '';
  };
  return (container.nodes ?? [])
    .map((node: ChildNode) => {
      if (node.type === 'rule') return printRule(node);
      if (node.type !== 'atrule' || node.name === 'keyframes') return '';
      const isGroup = node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule');
      if (!isGroup)
        return keeps({ atRule: node.name, isLater }) ? `${node.toString()}${node.nodes ? '' : ';'}` : '';
      const isLaterToo = isLater || (node.name === 'media' && later.test(node.params));
      const inner = print(node, keeps, declares, isLaterToo);
      return inner && `@${node.name} ${node.params}{${inner}}`;
    })
    .join('');
}

/** The custom properties that some styles use, and those that these are made of. */
function customPropertiesIn(styles: string): ReadonlySet<string> {
  const used = new Set<string>();
  let text = styles.replace(/(--[\w-]+):[^;}]*/g, '');
  while (text) {
    const found = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    const fresh = new Set(found.filter((name) => !used.has(name)));
    for (const name of fresh) used.add(name);
    text = [...styles.matchAll(/(--[\w-]+):([^;}]*)/g)]
      .flatMap(([, name = '', value = '']) => (fresh.has(name) ? value : []))
      .join(' ');
  }
  return used;
}

/** Media whose rules are never needed first: nothing moves before the rest is there. */
const later = /^print$|prefers-reduced-motion:\s*reduce/;
const motion = /^transition/;
/** Of what is hidden, enough that it neither shows nor takes room. */
const hiding = new Set(['visibility', 'position']);

const hides = (rule: Rule) =>
  rule.nodes.some((node) => node.type === 'decl' && node.prop === 'visibility' && node.value === 'hidden');

/** The classes of what cannot be seen until the visitor does something: of its look only that it is hidden is needed. */
function hiddenAtFirst(sheet: Container, isInteraction: ReadonlySet<Rule>): ReadonlySet<string> {
  const hidden = new Set<string>();
  const shown: string[] = [];
  sheet.walkRules((rule) => {
    if (/^\.[\w-]+$/.test(rule.selector) && hides(rule)) hidden.add(rule.selector);
    else if (!isInteraction.has(rule) && /visibility:\s*visible/.test(rule.toString()))
      shown.push(rule.selector);
  });
  for (const selector of shown) for (const [token] of selector.matchAll(/\.[\w-]+/g)) hidden.delete(token);
  return hidden;
}

/** The animations that some styles name. */
function keyframes(sheet: Container, styles: string): string {
  let found = '';
  sheet.walkAtRules('keyframes', (atRule) => {
    if (new RegExp(`[: ,]${atRule.params}[;}, ]`).test(styles)) found += atRule.toString();
  });
  return found;
}
