/** How wide the columns of the lines must be, in pixels: no number is ever cut off, since it would read as another. */
import type { LineForm } from '../draft/draft-form.ts';

/** What stands in the columns, as it is shown. */
export interface LineContent {
  lines: readonly Pick<LineForm, 'quantity' | 'unitPrice' | 'discount'>[];
  /** The amounts and the short names of the VAT cases of the lines. */
  amounts: readonly string[];
  vatCases: readonly string[];
  hasDiscount: boolean;
  /** Size of the type in the cells. */
  fontSize: number;
  /** How wide the table can be. */
  room: number;
}

export interface LineWidths {
  quantity: number;
  unit: number;
  unitPrice: number;
  discount: number;
  vatCase: number;
  amount: number;
  /** Of the whole table, its description included; a narrower place must show each line in several rows. */
  needed: number;
}

/** Widths of signs in parts of the type size, a little more than our fonts need. */
const NARROW_SIGN = 0.28;
const SIGN = 0.62;
/** No number that can be stored has more characters; other text may run out of its cell. */
const CHARACTERS_MAXIMUM = 24;
const CELL_PADDING = 18;
const PERCENT_SIGN = 14;
const MENU = 26;

/** What columns have at least, with room to spare and without. */
const WIDE = {
  description: 130,
  quantity: 64,
  unit: 88,
  unitPrice: 116,
  discount: 74,
  vatCase: 74,
  amount: 116,
};
const CLOSE = {
  description: 114,
  quantity: 52,
  unit: 66,
  unitPrice: 80,
  discount: 66,
  vatCase: 54,
  amount: 100,
};

/** Wide columns where the table holds them, else close ones. */
export function lineWidths(content: LineContent): LineWidths {
  const wide = widthsFrom(WIDE, content);
  return wide.needed <= content.room ? wide : widthsFrom(CLOSE, content);
}

/**
 * What has grown stays while there is room for it: columns that come and go with a figure would have every line laid out anew with every
 * key. `before` are the widths so far, null at first.
 */
export function steadyWidths(before: LineWidths | null, now: LineWidths, room: number): LineWidths {
  if (before === null) return now;
  const { needed, ...columns } = now;
  const grown = { ...columns };
  for (const name of Object.keys(columns) as (keyof typeof columns)[])
    grown[name] = Math.max(before[name], now[name]);
  const more = sumOf(grown) - sumOf(columns);
  return needed + more <= room ? { ...grown, needed: needed + more } : now;
}

function sumOf(widths: Record<string, number>): number {
  return Object.values(widths).reduce((sum, width) => sum + width, 0);
}

function widthsFrom(
  least: typeof WIDE,
  { lines, amounts, vatCases, hasDiscount, fontSize }: LineContent,
): LineWidths {
  const cells = (texts: readonly string[]) => Math.ceil(widest(texts) * fontSize) + CELL_PADDING;
  const textsOf = (name: 'quantity' | 'unitPrice' | 'discount') => lines.map((line) => line[name].text);
  const widths = {
    quantity: Math.max(least.quantity, cells(textsOf('quantity'))),
    unit: least.unit,
    unitPrice: Math.max(least.unitPrice, cells(textsOf('unitPrice'))),
    discount: Math.max(least.discount, cells(textsOf('discount')) + PERCENT_SIGN),
    vatCase: Math.max(least.vatCase, cells(vatCases)),
    amount: Math.max(least.amount, cells(amounts) + MENU),
  };
  const { discount, ...others } = widths;
  const columns = sumOf(others) + (hasDiscount ? discount : 0);
  return { ...widths, needed: columns + least.description };
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => widthOf(text.slice(0, CHARACTERS_MAXIMUM))));
}

function widthOf(text: string): number {
  const narrow = text.match(/[.,\s]/g)?.length ?? 0;
  return narrow * NARROW_SIGN + (text.length - narrow) * SIGN;
}
