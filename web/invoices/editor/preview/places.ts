/** The places of a page that lead to the fields of the form, and back. */
import type { client } from '../../../connection/api.ts';

export type Place = Awaited<ReturnType<typeof client.invoices.preview>>['places'][number];

/** Lines of one text count as one place when no more than this part of the page lies between them. */
const GAP = 0.02;

/** One place for each text, the larger ones first, so that smaller ones lie over them. */
export function joined(places: readonly Place[]): Place[] {
  const found: Place[] = [];
  for (const place of places) {
    const last = found.findLastIndex((other) => belongs(other, place));
    const other = found[last];
    if (other === undefined) found.push(place);
    else found[last] = around(other, place);
  }
  return found.sort((one, other) => area(other) - area(one));
}

function belongs(one: Place, other: Place): boolean {
  const isBeside = one.left < other.left + other.width && other.left < one.left + one.width;
  const gap = Math.max(other.top - (one.top + one.height), one.top - (other.top + other.height));
  return one.field === other.field && isBeside && gap <= GAP;
}

function around(one: Place, other: Place): Place {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { field: one.field, left, top, width: right - left, height: bottom - top };
}

function area({ width, height }: Place): number {
  return width * height;
}

/** What lowers the total is the discount; every other sum follows from the lines. */
const FIELDS: Record<string, string> = { totals: 'discountPercent' };

/** The path of the field to which a place leads. */
export function fieldOfPlace({ field }: Place): string {
  return FIELDS[field] ?? field;
}

/** Cells that stand on the page within another one's place. */
const CELLS: Record<string, string> = {
  details: 'description',
  unit: 'quantity',
  discountPercent: 'unitPrice',
  exemptionParagraph: 'vatCase',
};

/** The name of the places that show a field of the form. */
export function placeOfField(path: string): string {
  const [lines, row, cell] = path.split('.');
  if (lines !== 'lines' || cell === undefined) return path === 'discountPercent' ? 'totals' : path;
  return `lines.${row}.${CELLS[cell] ?? cell}`;
}
