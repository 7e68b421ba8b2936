import { readingProgress } from '#src/features/reading/reading-progress.ts';
import { elementOf, enterSection, hasModifier, scrollToElement } from './scrolling.ts';

/** After a click in the contents list, scrolling does not move the mark for this long, in ms. */
const clickHold = 1000;
/** In px: the header's height before it is measured, and the room above a section where an article names none. */
const headerHeight = 80;
const defaultOffset = 100;

/** Progress bar and contents list of the article on the page. */
export function startReading(): void {
  const article = document.querySelector<HTMLElement>('[data-reading]');
  if (!article) return;
  const { reading, band = 70, point, offset = defaultOffset, belowHeader } = article.dataset;
  const progress = document.querySelector<HTMLElement>('[data-progress]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const sections = links.flatMap(({ hash }) => elementOf(hash) ?? []);

  let marked: string | undefined;
  let heldUntil = 0;
  const mark = (hash: string) => {
    if (hash === marked) return;
    marked = hash;
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
    mark(link.hash);
    const header = belowHeader ? (document.querySelector('header')?.offsetHeight ?? headerHeight) : 0;
    scrollToElement(section, { offset: Number(offset) + header });
  });

  // Heights are measured when they change, so that a frame of scrolling costs no layout.
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
  const show = () => {
    const percent = readingProgress(reading as 'side', { scrollTop: scrollY, ...heights });
    progress?.style.setProperty('scale', `${percent / 100} 1`);
    progress?.setAttribute('aria-valuenow', `${Math.round(percent)}`);
    if (performance.now() < heldUntil || !sections.length) return;
    // The section whose heading was passed last: the line lies at the band's lower edge, or at the given point.
    const line = scrollY + (point ? Number(point) : heights.viewport * (1 - Number(band) / 100));
    const passed = tops.findLastIndex((top) => top <= line);
    mark(`#${sections[Math.max(0, passed)]?.id}`);
  };
  let frame = 0;
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    },
    { passive: true },
  );
  new ResizeObserver(() => {
    measure();
    show();
  }).observe(document.body);
}
