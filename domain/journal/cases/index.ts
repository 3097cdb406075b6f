/** What each act on an invoice writes into the journal, each with the law and the calculation. Tests read them; the product does not. */
import { ADVANCES } from './advances.ts';
import { BAD_DEBTS } from './bad-debts.ts';
import type { JournalCase } from './case.ts';
import { CLAIMS } from './claims.ts';
import { MISTAKES } from './mistakes.ts';
import { MONEY } from './money.ts';
import { NOTED_LATE } from './noted-late.ts';
import { PAID_CLAIMS } from './paid-claims.ts';
import { UNWOUND } from './unwound.ts';

export const JOURNAL_CASES: readonly JournalCase[] = [
  ...CLAIMS,
  ...PAID_CLAIMS,
  ...UNWOUND,
  ...NOTED_LATE,
  ...MONEY,
  ...BAD_DEBTS,
  ...ADVANCES,
  ...MISTAKES,
];
