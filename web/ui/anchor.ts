/** Coming to a place on a long page, also while the page is still growing. */

const GROWING_MILLISECONDS = 4_000;
/** By these a visitor shows that they have taken over. */
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the place to the top of the window, and keeps it there while what stands above it arrives, until the visitor
 * moves. A place that is not there yet is waited for; a field gets the focus. Returns the end of it.
 */
export function goToAnchor(id: string): () => void {
  const go = () => {
    const place = document.getElementById(id);
    place?.scrollIntoView();
    if (place?.matches('input, select, textarea')) place.focus({ preventScroll: true });
  };
  const growth = new ResizeObserver(go);
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of TAKEN_OVER) window.removeEventListener(event, end);
  };
  const timer = setTimeout(end, GROWING_MILLISECONDS);
  growth.observe(document.body);
  for (const event of TAKEN_OVER) window.addEventListener(event, end, { passive: true });
  go();
  return end;
}

export interface Place {
  id: string;
  /** Pixels below the top of the window. */
  top: number;
}

interface Window {
  height: number;
  /** The page cannot be scrolled further down. */
  isAtEnd: boolean;
  /** The place that the address names. */
  wanted: string;
}

const OFFSET_PIXELS = 200;

/**
 * The place the reader is in: the last whose top has passed the offset of 200 px, the first one before that. Places that the end
 * of the page keeps below the offset count there: the one that was asked for, else the last in sight.
 */
export function activePlace(places: readonly Place[], { height, isAtEnd, wanted }: Window): string {
  const inSight = places.filter(({ top }) => top < height);
  if (isAtEnd) {
    const asked = inSight.find(({ id, top }) => id === wanted && top > OFFSET_PIXELS);
    const last = asked ?? inSight.at(-1);
    if (last !== undefined) return last.id;
  }
  return (places.findLast(({ top }) => top <= OFFSET_PIXELS) ?? places[0])?.id ?? '';
}
