/** Where a page shows which field of the draft: the designs mark them as links, which the compiler draws as rectangles. */

/** A rectangle of a page, in parts of its width and height from the upper left corner. */
export interface FieldPlace {
  /** The field's path in the draft, such as `lines.0.quantity`; `totals` for what the lines come to. */
  field: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const FIELD = 'field:';

/**
 * @param body of one page in the compiler's drawing
 * @param page its size in points
 */
export function fieldPlaces(body: string, page: { width: number; height: number }): FieldPlace[] {
  const places: FieldPlace[] = [];
  const origins = [{ x: 0, y: 0 }];
  for (const [tag, name, attributes = ''] of body.matchAll(TAGS)) {
    const origin = origins.at(-1) ?? { x: 0, y: 0 };
    if (name === '/g') origins.pop();
    else if (name === 'g') origins.push(moved(origin, attributes));
    else if (attributes.includes(`href="${FIELD}`)) places.push(placeOf(tag, origin, page));
  }
  return places;
}

const TAGS = /<(g|\/g|a)\b([^>]*)>(?:<rect[^>]*>)?/g;

interface Point {
  x: number;
  y: number;
}

/** Marks stand in groups that are moved, never in turned or scaled ones. */
function moved({ x, y }: Point, attributes: string): Point {
  const [, right = '0', down = '0'] = /transform="translate\(([-\d.]+),\s*([-\d.]+)\)/.exec(attributes) ?? [];
  return { x: x + Number(right), y: y + Number(down) };
}

function placeOf(tag: string, { x, y }: Point, page: { width: number; height: number }): FieldPlace {
  const [, field = ''] = new RegExp(`href="${FIELD}([^"]+)"`).exec(tag) ?? [];
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(` ${side}="([\\d.]+)"`).exec(tag)?.[1]),
  );
  return {
    field,
    left: round(x / page.width),
    top: round(y / page.height),
    width: round((width ?? 0) / page.width),
    height: round((height ?? 0) / page.height),
  };
}

/** To a fifth of a pixel of a page on paper. */
function round(part: number): number {
  return Math.round(part * 10_000) / 10_000;
}
