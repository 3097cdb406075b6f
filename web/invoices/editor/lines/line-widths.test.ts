import { expect, test } from 'vitest';
import { type LineContent, lineWidths, steadyWidths } from './line-widths.ts';

const usual = content({ quantity: '12,5', unitPrice: '1.234,56' });

test('usual numbers leave the columns as they are', () => {
  expect(lineWidths(usual)).toMatchObject({ quantity: 64, unitPrice: 116, discount: 74, amount: 116 });
});

test('a long number widens its column and what the table needs', () => {
  const long = lineWidths(content({ quantity: '9.999.999,9999', unitPrice: '1.234,56' }));
  // 11 digits of 0.62 and 3 separators of 0.28 at 14 pixels are 107.2, and 18 pixels around them.
  expect(long.quantity).toBe(126);
  expect(long.needed - lineWidths(usual).needed).toBe(126 - 64);
});

/** 52, 66, 80, 54 and 113 (7 digits of 0.62 and 2 separators of 0.28 at 14 pixels, with 44 around them), and 114 for the description. */
test('beside the page at reading size the columns move closer, and a line still stands on one row', () => {
  const close = lineWidths({ ...usual, room: 525 });
  expect(close).toMatchObject({ quantity: 52, unitPrice: 80, amount: 113, needed: 479 });
  const long = lineWidths({ ...content({ quantity: '9.999.999,9999', unitPrice: '1,00' }), room: 525 });
  expect(long.quantity).toBe(126);
});

test('a text of any length does not push the other columns away', () => {
  const widths = lineWidths(content({ quantity: '1', unitPrice: 'x'.repeat(10_000) }));
  expect(widths.unitPrice).toBeLessThan(250);
});

test('a column that has grown stays as wide while there is room, so that a figure more or less moves nothing', () => {
  const long = lineWidths({ ...content({ quantity: '9.999.999,9999', unitPrice: '1,00' }), room: 800 });
  const short = lineWidths({ ...usual, room: 800 });
  expect(steadyWidths(null, short, 800)).toEqual(short);
  expect(steadyWidths(long, short, 800)).toEqual(long);
});

test('where there is no room for what has grown, the columns are as wide as what stands in them', () => {
  const long = lineWidths({ ...content({ quantity: '9.999.999,9999', unitPrice: '1,00' }), room: 525 });
  const short = lineWidths({ ...usual, room: 525 });
  // 479 for what stands in them, and 126 in place of 52 for the quantity.
  expect(steadyWidths(long, short, 553)).toMatchObject({ quantity: 126, needed: 553 });
  expect(steadyWidths(long, short, 552)).toEqual(short);
});

function content({ quantity, unitPrice }: { quantity: string; unitPrice: string }): LineContent {
  const cell = (text: string) => ({ text, value: '0' as never, refusal: null });
  const line = { quantity: cell(quantity), unitPrice: cell(unitPrice), discount: cell('') };
  const usual = { amounts: ['15.432,00'], vatCases: ['19 %'], hasDiscount: false, fontSize: 14 };
  return { ...usual, lines: [line], room: 800 };
}
