import type { Article } from '#src/content/types.ts';
import { readingProgress } from './reading-progress.ts';
import { elementOf, enterSection, hasModifier, scrollToElement } from './scrolling.ts';

/** Time in ms after a click in the contents list during which scrolling does not change the current entry. */
const clickHold = 1000;

/** Updates the progress bar and the contents list of the article on scroll. */
export function startReading(): void {
  const article = document.querySelector<HTMLElement>('[data-reading]');
  if (!article) return;
  const { progress, band, point, offset, belowHeader }: Article['reading'] = JSON.parse(
    article.dataset.reading ?? '',
  );
  const bar = document.querySelector<HTMLElement>('[role=progressbar]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#indholdsliste a')];
  const sections = links.flatMap(({ hash }) => elementOf(hash) ?? []);

  /** Space in px that a click in the contents list leaves above the section. */
  const header = belowHeader && document.querySelector<HTMLElement>('body > header');
  const spaceAbove = () => offset + (header ? header.offsetHeight : 0);

  let currentHash: string | undefined;
  let heldUntil = 0;
  const setCurrent = (hash: string) => {
    if (hash === currentHash) return;
    currentHash = hash;
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('#indholdsliste a');
    if (!link || hasModifier(event)) return;
    const section = elementOf(link.hash);
    if (!section) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.togglePopover(false);
    enterSection(link);
    heldUntil = performance.now() + clickHold;
    setCurrent(link.hash);
    scrollToElement(section, spaceAbove());
  });

  // Measured only when the page or the window changes size, so that scrolling does not force layout.
  let heights = { viewport: 0, documentHeight: 0, contentTop: 0, contentHeight: 0 };
  let tops: number[] = [];
  let [bandTop, bandBottom] = [0, 0];
  const measure = () => {
    const box = article.getBoundingClientRect();
    heights = {
      viewport: innerHeight,
      documentHeight: document.documentElement.scrollHeight,
      contentTop: box.top + scrollY,
      contentHeight: box.height,
    };
    tops = sections.map((section) => section.getBoundingClientRect().top + scrollY);
    const [above = 0, below = 0] = band.map((percent) => (innerHeight * percent) / 100);
    // Not above where a click in the list puts a section, or scrolling on would mark the section before it.
    bandTop = Math.max(point ?? above, spaceAbove() + 1);
    bandBottom = innerHeight - below;
  };
  const update = () => {
    const percent = readingProgress(progress, { scrollTop: scrollY, ...heights });
    bar?.style.setProperty('scale', `${percent / 100} 1`);
    bar?.setAttribute('aria-valuenow', `${Math.round(percent)}`);
    if (performance.now() < heldUntil) return;
    // The current section is the first one in the band: the last one above its upper edge, or the first of all if it
    // is above the lower edge.
    const current = tops.findLastIndex((top, index) => top <= scrollY + (index ? bandTop : bandBottom));
    setCurrent(`#${sections[current]?.id}`);
  };
  let frame = 0;
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    },
    { passive: true },
  );
  const onResize = () => {
    measure();
    update();
  };
  new ResizeObserver(onResize).observe(document.body);
  // The window's height may change alone, as when a phone hides its address bar.
  addEventListener('resize', onResize);
}
