import postcss, { type Plugin, type Root } from 'postcss';

const use = /var\((--[\w-]+)\)/g;

/**
 * The custom properties that have one value everywhere: set once, in `:root` and under no condition. Their values no
 * longer name one another.
 */
export function fixedTokens(sheets: readonly string[]): Map<string, string> {
  const set = new Map<string, string | null>();
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls(/^--/, ({ prop, value, parent }) => {
      const isFixed =
        parent?.type === 'rule' &&
        'selector' in parent &&
        parent.selector === ':root' &&
        !(parent.parent && 'name' in parent.parent && parent.parent.name !== 'layer');
      set.set(prop, isFixed && !set.has(prop) ? value : null);
    });
  }
  const fixed = new Map([...set].filter((entry): entry is [string, string] => entry[1] !== null));
  const resolve = (value: string): string =>
    value.replace(use, (whole, name: string) => {
      const other = fixed.get(name);
      return other === undefined ? whole : resolve(other);
    });
  return new Map([...fixed].map(([name, value]) => [name, resolve(value)]));
}

/**
 * Writes the values of fixed tokens where they are used: a page carries neither their names nor those that it does
 * not use. The minifier then reckons with them.
 */
export function inlineTokens(tokens: ReadonlyMap<string, string>): Plugin {
  return {
    postcssPlugin: 'inline-tokens',
    Once(root: Root) {
      root.walkDecls((declaration) => {
        if (tokens.has(declaration.prop)) declaration.remove();
        else
          declaration.value = declaration.value.replace(
            use,
            (whole, name: string) => tokens.get(name) ?? whole,
          );
      });
    },
  };
}
