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
const DESCRIPTION_MINIMUM = 130;

export function lineWidths({ lines, amounts, vatCases, hasDiscount, fontSize }: LineContent): LineWidths {
  const cells = (texts: readonly string[]) => Math.ceil(widest(texts) * fontSize) + CELL_PADDING;
  const textsOf = (name: 'quantity' | 'unitPrice' | 'discount') => lines.map((line) => line[name].text);
  const widths = {
    quantity: Math.max(64, cells(textsOf('quantity'))),
    unit: 88,
    unitPrice: Math.max(116, cells(textsOf('unitPrice'))),
    discount: Math.max(74, cells(textsOf('discount')) + PERCENT_SIGN),
    vatCase: Math.max(74, cells(vatCases)),
    amount: Math.max(116, cells(amounts) + MENU),
  };
  const { discount, ...others } = widths;
  const columns = Object.values(others).reduce((sum, width) => sum + width, hasDiscount ? discount : 0);
  return { ...widths, needed: columns + DESCRIPTION_MINIMUM };
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => widthOf(text.slice(0, CHARACTERS_MAXIMUM))));
}

function widthOf(text: string): number {
  const narrow = text.match(/[.,\s]/g)?.length ?? 0;
  return narrow * NARROW_SIGN + (text.length - narrow) * SIGN;
}
