import type { Page } from '@playwright/test';

/* What programs in the visitor's browser do to a page. */

/**
 * Translates the page as browsers' translators do: each text node is replaced by two nested `<font>` elements around a
 * new one, now and whenever text is added. The text stays the same, so that tests can find it.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.currentNode; text; text = texts.nextNode() as Text) {
        const parent = text.parentElement;
        if (
          text instanceof Text &&
          text.data.trim() &&
          !parent?.closest('font, script, style, svg, textarea, [translate=no]')
        )
          found.push(text);
      }
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Adds what password managers, writing aids and hosts that hide e-mail addresses add to a form. */
export async function addForeignNodes(page: Page, form: string): Promise<void> {
  await page.locator(form).evaluate((part) => {
    part.prepend(document.createElement('grammarly-extension'));
    for (const field of part.querySelectorAll('input, textarea')) {
      const icon = document.createElement('div');
      icon.style.position = 'absolute';
      field.after(icon);
    }
    for (const link of part.querySelectorAll('a[href^="mailto:"]')) {
      const hidden = document.createElement('span');
      hidden.className = '__cf_email__';
      hidden.textContent = '[email protected]';
      link.replaceChildren(hidden);
    }
  });
}
