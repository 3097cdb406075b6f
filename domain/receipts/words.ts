/** What a reader saw on the pages of a receipt: pieces of text and where they stand. */

/** In pixels of the page that was read, from its left upper corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A place on a page; pages count from 1. */
export interface Place extends Box {
  page: number;
}

/** A word or a whole line, as the source gives it; what stands close together may come without the blanks between. */
export interface SeenWord extends Box {
  text: string;
  /** By how much it falls per pixel to the right; 0 for upright text. */
  slope: number;
}

export interface SeenPage {
  width: number;
  height: number;
  words: readonly SeenWord[];
}

/** The smallest place around all of these, which stand on one page; at least one. */
export function placeAround(places: readonly Place[]): Place {
  const of = (side: keyof Box) => places.map((place) => place[side]);
  return {
    page: places[0]?.page ?? 1,
    left: Math.min(...of('left')),
    top: Math.min(...of('top')),
    right: Math.max(...of('right')),
    bottom: Math.max(...of('bottom')),
  };
}
