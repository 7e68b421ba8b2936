import postcss, { type ChildNode, type Container, type Declaration, type Rule } from 'postcss';

type SplitStyles = {
  /** Styles of the first view, for the head. */
  readonly critical: string;
  /** Remaining styles of the page, for a style sheet linked below the first view. */
  readonly rest: string;
};

/** At-rules that are always part of the critical CSS. */
const alwaysCritical = new Set(['layer', 'font-face', 'view-transition', 'property']);

/**
 * Returns a function that extracts the styles one page uses from the styles of the whole site. `first` and `all` are
 * the tokens of the page's first view and of the whole page, from `tokensOf`. Selectors are matched by tokens only:
 * other attributes and states may change later.
 */
export function styleSplitter(css: string): (first: Tokens, all: Tokens) => SplitStyles {
  const sheet = postcss.parse(css);
  const needs = new Map<Rule, readonly (readonly string[])[]>();
  const interactionRules = new Set<Rule>();
  sheet.walkRules((rule) => {
    needs.set(rule, rule.selectors.flatMap(neededTokens));
    if (rule.selectors.every((selector) => interaction.test(selector))) interactionRules.add(rule);
  });
  const hidden = initiallyHidden(sheet, interactionRules);
  const matches = (rule: Rule, tokens: Tokens) =>
    needs.get(rule)?.some((needed) => needed.every((token) => tokens.has(token))) ?? false;
  const isVisible = (rule: Rule) =>
    needs.get(rule)?.some((needed) => !needed.some((token) => hidden.has(token))) ?? true;

  const isFirstView = (rule: Rule, first: Tokens) =>
    !interactionRules.has(rule) && matches(rule, first) && (isVisible(rule) || hides(rule));

  return (first, all) => {
    const isCritical: Filter = ({ rule, isDeferred, atRule }) =>
      rule ? !isDeferred && isFirstView(rule, first) : alwaysCritical.has(atRule ?? '');
    const isRest: Filter = ({ rule, isDeferred, atRule }) =>
      rule
        ? matches(rule, all) && (isDeferred || !isFirstView(rule, first))
        : !alwaysCritical.has(atRule ?? '');
    const criticalProperties = customPropertiesIn(serialize(sheet, isCritical));
    const isCriticalDeclaration = ({ prop, variable }: Declaration, rule: Rule) =>
      variable
        ? criticalProperties.has(prop)
        : !transition.test(prop) && (isVisible(rule) || hidingProperties.has(prop));
    const critical = serialize(sheet, isCritical, ({ rule }, declaration) =>
      isCriticalDeclaration(declaration, rule),
    );
    // The rest includes the remaining declarations of critical rules. It also includes every custom property that is
    // not critical: sheets loaded by scripts (consent, islands) use some that nothing on the page uses.
    const rest = serialize(
      sheet,
      (candidate) => isRest(candidate) || (candidate.rule !== undefined && isCritical(candidate)),
      (candidate, declaration) => isRest(candidate) || !isCriticalDeclaration(declaration, candidate.rule),
    );
    return { critical: critical + keyframes(sheet, critical), rest: rest + keyframes(sheet, rest) };
  };
}

export type Tokens = ReadonlySet<string>;

/** Returns the tags, `.classes`, `#ids` and `[fixed=attributes]` of HTML as React writes it. */
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

/** Attributes that no script changes, so a selector for a missing one never matches. */
const fixedAttributes = 'data-theme|data-island|data-fakta|data-step';
/** Selectors that only match after an action of the visitor. Their rules are not critical. */
const interaction = /:(?:hover|active|focus|focus-within|focus-visible)\b|::selection|\[aria-expanded=/;

/**
 * Returns the tokens that a selector needs to match, as alternatives: `:is(.a, .b) p` needs `['.a', 'p']` or
 * `['.b', 'p']`. Ignores the arguments of `:not()`, `:has()` and other functions.
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

/** A rule, or an at-rule without nested rules. `isDeferred` is true inside a media query of `deferredMedia`. */
type Candidate = { readonly rule?: Rule; readonly atRule?: string; readonly isDeferred: boolean };
type Filter = (candidate: Candidate) => boolean;

/** Serializes the rules that `filter` accepts, each with the declarations that `filterDeclaration` accepts. */
function serialize(
  container: Container,
  filter: Filter,
  filterDeclaration: (
    candidate: Candidate & { readonly rule: Rule },
    declaration: Declaration,
  ) => boolean = () => true,
  isDeferred = false,
): string {
  const serializeRule = (rule: Rule): string => {
    const candidate = { rule, isDeferred };
    if (!filter(candidate)) return '';
    const declarations = rule.nodes.filter(
      (node) => node.type === 'decl' && filterDeclaration(candidate, node),
    );
    return declarations.length ? `${rule.selector}{${declarations.join(';')}}` : '';
  };
  return (container.nodes ?? [])
    .map((node: ChildNode) => {
      if (node.type === 'rule') return serializeRule(node);
      if (node.type !== 'atrule' || node.name === 'keyframes') return '';
      const isGroup = node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule');
      if (!isGroup)
        return filter({ atRule: node.name, isDeferred }) ? `${node.toString()}${node.nodes ? '' : ';'}` : '';
      const isGroupDeferred = isDeferred || (node.name === 'media' && deferredMedia.test(node.params));
      const inner = serialize(node, filter, filterDeclaration, isGroupDeferred);
      return inner && `@${node.name} ${node.params}{${inner}}`;
    })
    .join('');
}

/** Returns the custom properties that some styles use, directly or through other custom properties. */
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

/** Media whose rules are never critical. Reduced motion is among them since critical CSS has no transitions. */
const deferredMedia = /^print$|prefers-reduced-motion:\s*reduce/;
const transition = /^transition/;
/** The only critical properties of hidden elements: they keep them invisible and out of the layout. */
const hidingProperties = new Set(['visibility', 'position']);

const hides = (rule: Rule) =>
  rule.nodes.some((node) => node.type === 'decl' && node.prop === 'visibility' && node.value === 'hidden');

/** Returns the classes of elements that stay hidden until the visitor acts. */
function initiallyHidden(sheet: Container, interactionRules: ReadonlySet<Rule>): ReadonlySet<string> {
  const hidden = new Set<string>();
  const shown: string[] = [];
  sheet.walkRules((rule) => {
    if (/^\.[\w-]+$/.test(rule.selector) && hides(rule)) hidden.add(rule.selector);
    else if (!interactionRules.has(rule) && /visibility:\s*visible/.test(rule.toString()))
      shown.push(rule.selector);
  });
  for (const selector of shown) for (const [token] of selector.matchAll(/\.[\w-]+/g)) hidden.delete(token);
  return hidden;
}

/** Returns the `@keyframes` rules that some styles use. */
function keyframes(sheet: Container, styles: string): string {
  let found = '';
  sheet.walkAtRules('keyframes', (atRule) => {
    if (new RegExp(`[: ,]${atRule.params}[;}, ]`).test(styles)) found += atRule.toString();
  });
  return found;
}
