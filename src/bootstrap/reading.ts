import { readingProgress } from '#src/features/reading/reading-progress.ts';
import { enterSection, scrollToElement } from './scroll.ts';

/** After a click in the contents list, scrolling does not move the mark for this long, in ms. */
const clickHold = 1000;

let stopReading = () => {};
let heldUntil = 0;
let marked = '';

/** Progress bar, contents list and heading links of the article in the page, now and after each page change. */
export function startReading(): void {
  document.addEventListener('page:shown', read);
  document.addEventListener('click', onClick);
  read();
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-toc] a, [data-copy-link]');
  if (!link || event.metaKey || event.ctrlKey) return;
  if (link.dataset.copyLink !== undefined) {
    navigator.clipboard?.writeText(link.href).then(() => {
      link.dataset.copied = '';
      setTimeout(() => delete link.dataset.copied, 2000);
    });
    return;
  }
  const section = document.getElementById(link.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  enterSection(link.hash);
  heldUntil = performance.now() + clickHold;
  mark(link.hash);
  scrollToElement(section, { offset: offsetOf(section.closest('[data-reading]')) });
}

function mark(hash: string): void {
  if (hash === marked) return;
  marked = hash;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
    if (link.hash === hash) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

function offsetOf(article: HTMLElement | null): number {
  const { offset = 100, belowHeader } = article?.dataset ?? {};
  return Number(offset) + (belowHeader ? (document.querySelector('header')?.offsetHeight ?? 80) : 0);
}

function read(): void {
  stopReading();
  marked = '';
  const article = document.querySelector<HTMLElement>('[data-reading]');
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  const sections = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')].flatMap(
    (link) => document.getElementById(link.hash.slice(1)) ?? [],
  );
  if (!article) return;
  const aborter = new AbortController();
  const { reading, band = '20 70', point } = article.dataset;

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
    bar?.style.setProperty('scale', `${percent / 100} 1`);
    bar?.setAttribute('aria-valuenow', `${Math.round(percent)}`);
    if (performance.now() < heldUntil || !sections.length) return;
    // The section whose heading was passed last: the line lies at the band's lower edge, or at the given point.
    const [, below = 70] = band.split(' ').map(Number);
    const line = scrollY + (point ? Number(point) : heights.viewport * (1 - below / 100));
    mark(
      `#${
        sections[
          Math.max(
            0,
            tops.findLastIndex((top) => top <= line),
          )
        ]?.id
      }`,
    );
  };
  let frame = 0;
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  };
  const sizes = new ResizeObserver(() => {
    measure();
    show();
  });
  sizes.observe(document.body);
  addEventListener('scroll', onScroll, { passive: true, signal: aborter.signal });
  stopReading = () => {
    sizes.disconnect();
    aborter.abort();
  };
}
