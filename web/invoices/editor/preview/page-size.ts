/** How large the page is shown, and how much room the form leaves it for that. */
import { useState } from 'react';
import { PAGE_WIDTH } from '../../../ui/Document.tsx';

/** In percent of the true size, `page` for the whole page, or `width` for as wide as the room, the true size at most. */
export type PageZoom = number | 'page' | 'width';

/** Left and right of the page. */
const MARGINS = 48;
/** Above and below it: the bar of the app, the head of the preview and the margins. */
const AROUND = 156;

/** The width that the page with its margins would like, as a length of CSS. */
export function roomFor(zoom: PageZoom): string {
  if (zoom === 'page')
    return `calc((100dvh - ${AROUND}px - var(--ribbon-height, 0px)) * 210 / 297 + ${MARGINS}px)`;
  const percent = zoom === 'width' ? 100 : zoom;
  return `${(PAGE_WIDTH * percent) / 100 + MARGINS}px`;
}

const KEPT = 'page-zoom';

/** The size that was chosen on this device last. */
export function usePageZoom(): [PageZoom, (zoom: PageZoom) => void] {
  const [zoom, setZoom] = useState(read);
  const choose = (chosen: PageZoom) => {
    setZoom(chosen);
    write(chosen);
  };
  return [zoom, choose];
}

/** A browser that keeps nothing begins anew each time. */
function read(): PageZoom {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept === 'page' || kept === null) return kept ?? 'width';
    return Number(kept) > 0 ? Number(kept) : 'width';
  } catch {
    return 'width';
  }
}

function write(zoom: PageZoom): void {
  try {
    if (zoom === 'width') localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, String(zoom));
  } catch {
    // What cannot be kept holds until the page is left.
  }
}
