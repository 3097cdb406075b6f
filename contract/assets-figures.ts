/** Figures of the register of assets. Part of the assets. Amounts are cents. */
import { z } from 'zod';
import { Sum } from './common.ts';

export const AssetFiguresMessage = z.object({
  bookValueAtStart: Sum,
  additions: Sum,
  specialDepreciation: Sum,
  depreciation: Sum,
  disposals: Sum,
  bookValueAtEnd: Sum,
});

/** What of the input VAT is corrected for a year (§ 15a UStG), proposed and not booked. */
export const InputVatCorrectionMessage = z.object({
  year: z.int(),
  /** Months of the year within the period of correction, and what they have of the input VAT, of what was deducted, and of what their use allows. */
  months: z.int(),
  inputVat: Sum,
  deducted: Sum,
  allowed: Sum,
  /** Kz 64: above zero more is deducted. */
  amount: Sum,
  due: z.enum(['annual', 'advance']),
});

/** What the register comes to, without what was taken back. */
export const AssetSumsMessage = z.object({
  count: z.int(),
  /** How many of them have left. */
  gone: z.int(),
  cost: Sum,
  /** From the first year of a plan to the last. */
  years: z.array(
    z.object({
      year: z.int(),
      /** Special depreciation with it. */
      depreciation: Sum,
      bookValueAtEnd: Sum,
    }),
  ),
});
