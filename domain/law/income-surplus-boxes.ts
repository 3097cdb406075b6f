/** The boxes of the form Anlage EÜR that add up to income and expenses, as the official forms of 2023 to 2025 show them. */

/**
 * How a box enters the result. `adds`: to its side. `lowers`: it is subtracted from its side. `informs`: the form only wants to know it
 * (what is not deducted, what is part of another box).
 */
export type EurEffect = 'adds' | 'lowers' | 'informs';

export type EurSide = 'income' | 'expense';

/** Box, side, how it enters the result, line in the form of 2023 and in those of 2024 and 2025; null where the form has no such box. */
export type EurBoxTemplate<Kennzahl extends string = string> = readonly [
  kennzahl: Kennzahl,
  side: EurSide,
  effect: EurEffect,
  line2023: number | null,
  line2024: number,
];

/** In the order of the form. */
export const EUR_BOXES = [
  ['111', 'income', 'adds', 11, 12],
  ['119', 'income', 'informs', 12, 13],
  ['104', 'income', 'adds', 13, 14],
  ['112', 'income', 'adds', 14, 15],
  ['103', 'income', 'adds', 15, 16],
  ['140', 'income', 'adds', 16, 17],
  ['141', 'income', 'adds', 17, 18],
  ['102', 'income', 'adds', 18, 19],
  ['106', 'income', 'adds', 19, 20],
  ['108', 'income', 'adds', 20, 21],
  ['195', 'expense', 'adds', 23, 24],
  ['100', 'expense', 'adds', 26, 27],
  ['110', 'expense', 'adds', 27, 29],
  ['120', 'expense', 'adds', 28, 30],
  ['136', 'expense', 'adds', 30, 31],
  ['131', 'expense', 'adds', 31, 32],
  ['130', 'expense', 'adds', 32, 33],
  ['134', 'expense', 'adds', 33, 34],
  ['138', 'expense', 'adds', 34, 35],
  ['132', 'expense', 'adds', 35, 36],
  ['137', 'expense', 'adds', 36, 37],
  ['135', 'expense', 'adds', 37, 38],
  ['150', 'expense', 'adds', 38, 39],
  ['152', 'expense', 'adds', 39, 40],
  ['151', 'expense', 'adds', 40, 41],
  ['153', 'expense', 'informs', null, 42],
  ['280', 'expense', 'adds', 41, 43],
  ['221', 'expense', 'adds', 42, 44],
  ['281', 'expense', 'adds', 43, 45],
  ['194', 'expense', 'adds', 44, 46],
  ['222', 'expense', 'adds', 45, 47],
  ['225', 'expense', 'adds', 46, 48],
  ['223', 'expense', 'adds', 47, 49],
  ['228', 'expense', 'adds', 48, 50],
  ['229', 'expense', 'adds', 49, 51],
  ['226', 'expense', 'adds', 50, 52],
  ['227', 'expense', 'adds', 51, 53],
  ['224', 'expense', 'adds', 52, 54],
  ['232', 'expense', 'adds', 53, 55],
  ['234', 'expense', 'adds', 54, 56],
  ['185', 'expense', 'adds', 55, 57],
  ['186', 'expense', 'adds', 56, 58],
  ['183', 'expense', 'adds', 58, 60],
  ['164', 'expense', 'informs', 60, 62],
  ['174', 'expense', 'adds', 60, 62],
  ['165', 'expense', 'informs', 61, 63],
  ['175', 'expense', 'adds', 61, 63],
  ['171', 'expense', 'adds', 62, 64],
  ['162', 'expense', 'informs', 63, 65],
  ['172', 'expense', 'adds', 63, 65],
  ['163', 'expense', 'adds', null, 66],
  ['168', 'expense', 'informs', 64, 67],
  ['177', 'expense', 'adds', 64, 67],
  ['144', 'expense', 'adds', 65, 68],
  ['145', 'expense', 'adds', 66, 69],
  ['146', 'expense', 'adds', 67, 70],
  ['147', 'expense', 'adds', 68, 71],
  ['142', 'expense', 'lowers', 69, 72],
  ['176', 'expense', 'adds', 70, 73],
  ['139', 'expense', 'lowers', 71, 74],
] as const satisfies readonly EurBoxTemplate[];

/**
 * Total, the side that it adds up, line in the form of 2023 and in those of 2024 and 2025. What follows to the profit (Kz 290, 293, 219) also
 * takes what is in no books: tax-free income, investment deductions, shares in partnerships.
 */
export const EUR_TOTALS = [
  ['159', 'income', 22, 23],
  ['199', 'expense', 72, 75],
] as const satisfies readonly (readonly [
  kennzahl: string,
  side: EurSide,
  line2023: number,
  line2024: number,
])[];

/** The number of a box of Anlage EÜR. */
export type EurKennzahl = (typeof EUR_BOXES)[number][0];
