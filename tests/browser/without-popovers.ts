import type { Page } from '@playwright/test';

/**
 * Opens a page as a browser without popovers shows it (iOS 16, Firefox 115, Chrome 109): the attributes and methods are
 * unknown, `:popover-open` is a syntax error, and `@supports selector(:popover-open)` is false.
 */
export async function openWithoutPopovers(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const prototype of [Document.prototype, Element.prototype]) {
      for (const name of ['querySelector', 'querySelectorAll', 'closest', 'matches'] as const) {
        const original: unknown = Reflect.get(prototype, name);
        if (typeof original !== 'function') continue;
        Reflect.set(prototype, name, function (this: Node, selector: string) {
          if (selector.includes(':popover-open')) throw new SyntaxError(selector);
          return original.call(this, selector);
        });
      }
    }
  });
  await page.goto(path);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[popover], [popovertarget]')) {
      element.removeAttribute('popover');
      element.removeAttribute('popovertarget');
    }
    const forget = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = rules.cssRules[index];
        const isSupports = rule instanceof CSSSupportsRule && rule.conditionText.includes(':popover-open');
        const isUnknown = rule instanceof CSSStyleRule && rule.selectorText.includes(':popover-open');
        if (isSupports || isUnknown) rules.deleteRule(index);
        if (isSupports && rule.conditionText.startsWith('not ')) {
          for (const inner of [...rule.cssRules].reverse()) rules.insertRule(inner.cssText, index);
        } else if (rule instanceof CSSGroupingRule && !isSupports) forget(rule);
      }
    };
    for (const sheet of document.styleSheets) forget(sheet);
  });
}
