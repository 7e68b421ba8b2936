import { readingProgress } from '#src/features/reading/reading-progress.ts';
import { elementOf, enterSection, hasModifier, scrollToElement } from './scrolling.ts';

/** Time in ms after a click in the contents list during which scrolling does not change the current entry. */
const clickHold = 1000;
/** In px: header height on a page without a header, and space above a section if the article sets none. */
const headerHeight = 80;
const defaultOffset = 100;

/** Updates the progress bar and the contents list of the article on scroll. */
export function startReading(): void {
  const article = document.querySelector<HTMLElement>('[data-reading]');
  if (!article) return;
  const { reading, band = 70, point, offset = defaultOffset, belowHeader } = article.dataset;
  const progress = document.querySelector<HTMLElement>('[data-progress]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const sections = links.flatMap(({ hash }) => elementOf(hash) ?? []);

  let current: string | undefined;
  let heldUntil = 0;
  const setCurrent = (hash: string) => {
    if (hash === current) return;
    current = hash;
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-toc] a');
    if (!link || hasModifier(event)) return;
    const section = elementOf(link.hash);
    if (!section) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    enterSection(link.hash);
    heldUntil = performance.now() + clickHold;
    setCurrent(link.hash);
    const header = belowHeader ? (document.querySelector('header')?.offsetHeight ?? headerHeight) : 0;
    scrollToElement(section, { offset: Number(offset) + header });
  });

  // Measured only when the page changes size, so that scrolling does not force layout.
  let heights = { viewport: 0, documentHeight: 0, contentTop: 0, contentHeight: 0 };
  let tops: number[] = [];
  const measure = () => {
    const box = article.getBoundingClientRect();
    heights = {
      viewport: innerHeight,
      documentHeight: document.documentElement.scrollHeight,
      contentTop: box.top + scrollY,
      contentHeight: box.height,
    };
    tops = sections.map((section) => section.getBoundingClientRect().top + scrollY);
  };
  const update = () => {
    const percent = readingProgress(reading as 'side', { scrollTop: scrollY, ...heights });
    progress?.style.setProperty('scale', `${percent / 100} 1`);
    progress?.setAttribute('aria-valuenow', `${Math.round(percent)}`);
    if (performance.now() < heldUntil || !sections.length) return;
    // The current section is the last one above a line, which is `point` px below the top of the viewport or `band`
    // percent above its bottom.
    const line = scrollY + (point ? Number(point) : heights.viewport * (1 - Number(band) / 100));
    const passed = tops.findLastIndex((top) => top <= line);
    setCurrent(`#${sections[Math.max(0, passed)]?.id}`);
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
  new ResizeObserver(() => {
    measure();
    update();
  }).observe(document.body);
}
