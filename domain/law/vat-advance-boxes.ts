/** The boxes of the form USt 1 A, as the official forms of 2023 to 2026 show them. */
import type { VatAdvanceSection } from './vat-advance.ts';

/** Box, kind, line in the forms of 2023 and 2024, section, sign in Kz 83, percent that the form itself applies, box of the VAT. */
export type BoxTemplate = readonly [
  kennzahl: string,
  kind: 'base' | 'tax',
  line2023: number,
  section: VatAdvanceSection,
  sign: 1 | -1 | 0,
  ratePercent: string | null,
  taxKennzahl: string | null,
];

/**
 * In the order of the form. Kz 83 = 19 % of 81 + 7 % of 86 + 36 + 80 + 19 % of 89 + 7 % of 93 + 98 + 96 + 47 + 74 + 85
 * - (66 + 61 + 62 + 67 + 63 + 59 + 64) + 65 + 69 - 39; Kz 50 and 37 inform only.
 */
export const VAT_ADVANCE_BOXES: readonly BoxTemplate[] = [
  ['81', 'base', 12, 'A', 1, '19', null],
  ['86', 'base', 13, 'A', 1, '7', null],
  ['87', 'base', 14, 'A', 0, '0', null],
  ['35', 'base', 15, 'A', 0, null, '36'],
  ['36', 'tax', 15, 'A', 1, null, null],
  ['77', 'base', 16, 'A', 0, null, null],
  ['76', 'base', 17, 'A', 0, null, '80'],
  ['80', 'tax', 17, 'A', 1, null, null],
  ['41', 'base', 18, 'B', 0, null, null],
  ['44', 'base', 19, 'B', 0, null, null],
  ['49', 'base', 20, 'B', 0, null, null],
  ['43', 'base', 21, 'B', 0, null, null],
  ['48', 'base', 22, 'B', 0, null, null],
  ['91', 'base', 23, 'C', 0, null, null],
  ['89', 'base', 24, 'C', 1, '19', null],
  ['93', 'base', 25, 'C', 1, '7', null],
  ['90', 'base', 26, 'C', 0, '0', null],
  ['95', 'base', 27, 'C', 0, null, '98'],
  ['98', 'tax', 27, 'C', 1, null, null],
  ['94', 'base', 28, 'C', 0, null, '96'],
  ['96', 'tax', 28, 'C', 1, null, null],
  ['46', 'base', 29, 'D', 0, null, '47'],
  ['47', 'tax', 29, 'D', 1, null, null],
  ['73', 'base', 30, 'D', 0, null, '74'],
  ['74', 'tax', 30, 'D', 1, null, null],
  ['84', 'base', 31, 'D', 0, null, '85'],
  ['85', 'tax', 31, 'D', 1, null, null],
  ['42', 'base', 32, 'E', 0, null, null],
  ['60', 'base', 33, 'E', 0, null, null],
  ['21', 'base', 34, 'E', 0, null, null],
  ['45', 'base', 35, 'E', 0, null, null],
  ['66', 'tax', 37, 'F', -1, null, null],
  ['61', 'tax', 38, 'F', -1, null, null],
  ['62', 'tax', 39, 'F', -1, null, null],
  ['67', 'tax', 40, 'F', -1, null, null],
  ['63', 'tax', 41, 'F', -1, null, null],
  ['59', 'tax', 42, 'F', -1, null, null],
  ['64', 'tax', 43, 'F', -1, null, null],
  ['65', 'tax', 45, 'G', 1, null, null],
  ['69', 'tax', 46, 'G', 1, null, null],
  ['39', 'tax', 48, 'H', -1, null, null],
  ['83', 'tax', 49, 'H', 0, null, null],
  ['50', 'base', 50, 'I', 0, null, null],
  ['37', 'tax', 51, 'I', 0, null, null],
];
