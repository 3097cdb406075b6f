/** The boxes of the form USt 2 A that the books fill, as the official forms of 2024 to 2026 show them. */

/**
 * Box, kind, how it or the VAT that the form computes from it enters Kz 816, percent that the form itself applies, box of the VAT, line in
 * the form of 2025 and of 2026, and the first year whose form has it.
 */
export type AnnualVatBoxTemplate<Kennzahl extends string = string> = readonly [
  kennzahl: Kennzahl,
  kind: 'base' | 'tax',
  sign: 1 | -1 | 0,
  ratePercent: string | null,
  taxKennzahl: string | null,
  line2025: number,
  line2026: number,
  since: number,
];

/** In the order of the form. Kz 816 = all that is owed less all that is deducted; 820 = 816 less what was to be paid in advance. */
export const ANNUAL_VAT_BOXES = [
  ['177', 'base', 1, '19', null, 22, 24, 2024],
  ['178', 'base', 1, '19', null, 23, 25, 2024],
  ['179', 'base', 1, '19', null, 24, 26, 2024],
  ['275', 'base', 1, '7', null, 25, 27, 2024],
  ['195', 'base', 1, '7', null, 26, 28, 2024],
  ['196', 'base', 1, '7', null, 27, 29, 2024],
  ['157', 'base', 0, '0', null, 28, 30, 2024],
  ['158', 'base', 0, '0', null, 29, 31, 2024],
  ['159', 'base', 0, '0', null, 30, 32, 2024],
  ['155', 'base', 0, null, '156', 31, 33, 2024],
  ['156', 'tax', 1, null, null, 31, 33, 2024],
  ['777', 'base', 0, null, null, 32, 34, 2024],
  ['346', 'base', 0, null, '347', 33, 35, 2024],
  ['347', 'tax', 1, null, null, 33, 35, 2024],
  ['317', 'tax', 1, null, null, 35, 39, 2024],
  ['741', 'base', 0, null, null, 38, 42, 2024],
  ['744', 'base', 0, null, null, 39, 43, 2024],
  ['749', 'base', 0, null, null, 40, 44, 2024],
  ['752', 'base', 0, null, null, 41, 45, 2024],
  ['237', 'base', 0, null, null, 45, 50, 2024],
  ['286', 'base', 0, null, null, 46, 51, 2024],
  ['287', 'base', 0, null, null, 47, 52, 2024],
  ['236', 'base', 0, null, null, 48, 53, 2025],
  ['240', 'base', 0, null, null, 49, 54, 2024],
  ['791', 'base', 0, null, null, 50, 56, 2024],
  ['781', 'base', 1, '19', null, 51, 57, 2024],
  ['793', 'base', 1, '7', null, 52, 58, 2024],
  ['780', 'base', 0, '0', null, 53, 59, 2024],
  ['798', 'base', 0, null, '799', 54, 60, 2024],
  ['799', 'tax', 1, null, null, 54, 60, 2024],
  ['794', 'base', 0, null, '796', 55, 61, 2024],
  ['796', 'tax', 1, null, null, 55, 61, 2024],
  ['742', 'base', 0, null, null, 59, 65, 2024],
  ['846', 'base', 0, null, '847', 65, 71, 2024],
  ['847', 'tax', 1, null, null, 65, 71, 2024],
  ['873', 'base', 0, null, '874', 66, 72, 2024],
  ['874', 'tax', 1, null, null, 66, 72, 2024],
  ['877', 'base', 0, null, '878', 67, 73, 2024],
  ['878', 'tax', 1, null, null, 67, 73, 2024],
  ['209', 'base', 0, null, null, 70, 76, 2024],
  ['721', 'base', 0, null, null, 74, 80, 2024],
  ['205', 'base', 0, null, null, 75, 81, 2024],
  ['650', 'base', 0, null, null, 78, 84, 2024],
  ['320', 'tax', -1, null, null, 79, 85, 2024],
  ['761', 'tax', -1, null, null, 80, 86, 2024],
  ['762', 'tax', -1, null, null, 81, 87, 2024],
  ['467', 'tax', -1, null, null, 83, 89, 2024],
  ['334', 'tax', -1, null, null, 84, 90, 2024],
  ['759', 'tax', -1, null, null, 85, 91, 2024],
  ['637', 'tax', 0, null, null, 88, 94, 2024],
  ['357', 'tax', -1, null, null, 102, 108, 2024],
  ['359', 'tax', 1, null, null, 102, 108, 2024],
  ['318', 'tax', 1, null, null, 113, 119, 2024],
  ['816', 'tax', 0, null, null, 118, 124, 2024],
  ['820', 'tax', 0, null, null, 120, 126, 2024],
] as const satisfies readonly AnnualVatBoxTemplate[];

/** The number of a box of USt 2 A. */
export type AnnualVatKennzahl = (typeof ANNUAL_VAT_BOXES)[number][0];
