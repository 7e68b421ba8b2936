import postcss, { type Plugin, type Root } from 'postcss';

const varReference = /var\((--[\w-]+)\)/g;

/**
 * Returns the custom properties that have the same value everywhere: declared once, in `:root`, and not in a
 * conditional at-rule. References between them are resolved.
 */
export function fixedTokens(sheets: readonly string[]): Map<string, string> {
  const declared = new Map<string, string | null>();
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls(/^--/, ({ prop, value, parent }) => {
      const isFixed =
        parent?.type === 'rule' &&
        'selector' in parent &&
        parent.selector === ':root' &&
        !(parent.parent && 'name' in parent.parent && parent.parent.name !== 'layer');
      declared.set(prop, isFixed && !declared.has(prop) ? value : null);
    });
  }
  const fixed = new Map([...declared].filter((entry): entry is [string, string] => entry[1] !== null));
  const resolve = (value: string): string =>
    value.replace(varReference, (whole, name: string) => {
      const other = fixed.get(name);
      return other === undefined ? whole : resolve(other);
    });
  return new Map([...fixed].map(([name, value]) => [name, resolve(value)]));
}

/**
 * Replaces references to fixed tokens with their values and removes the declarations. This makes pages smaller and
 * lets the minifier evaluate `calc()`.
 */
export function inlineTokens(tokens: ReadonlyMap<string, string>): Plugin {
  return {
    postcssPlugin: 'inline-tokens',
    Once(root: Root) {
      root.walkDecls((declaration) => {
        if (tokens.has(declaration.prop)) declaration.remove();
        else
          declaration.value = declaration.value.replace(
            varReference,
            (whole, name: string) => tokens.get(name) ?? whole,
          );
      });
    },
  };
}
