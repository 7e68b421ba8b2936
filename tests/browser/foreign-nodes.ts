import type { Page } from '@playwright/test';

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
