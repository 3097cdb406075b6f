import { lastDayOfYear, specialRefusal } from '@belegbar/domain/assets';
import type { Cents } from '@belegbar/domain/money';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { holdAsset } from './held.ts';
import { noteAct } from './note-act.ts';

export interface ClaimSpecialInput {
  id: string;
  idempotencyKey: string;
  year: number;
  /** Cents of the year. */
  amount: Cents;
  /** Profit of the year before the acquisition, in cents (§ 7g (6) No. 1 EStG). */
  profitBefore: Cents;
}

/**
 * Takes special depreciation for a year (§ 7g (5) EStG), once per key; returns the act's id. It is booked when the year is closed. Refuses
 * NOT_FOUND, ALREADY_TAKEN_BACK and INVALID where the law does not allow it.
 */
export function claimSpecial(context: Context, input: ClaimSpecialInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'assets.claimSpecial', request }, () =>
      claim(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function claim(context: Context, transaction: Transaction, input: ClaimSpecialInput): Promise<string> {
  const { id, year, amount, profitBefore } = input;
  const asset = await holdAsset(context, transaction, id);
  const { privateSharePercent } = asset;
  const refusal = specialRefusal(asset, { year, amount, profitBefore, privateSharePercent });
  if (!refusal.known)
    throw invalid([fieldProblem('year', 'law.year.unknown', { year: String(refusal.year) })]);
  if (refusal.value !== null)
    throw invalid([fieldProblem('amount', refusal.value.code, refusal.value.values)]);
  return noteAct(context, transaction, asset, {
    kind: 'special',
    on: lastDayOfYear(year),
    detail: { year, amount, profitBefore },
    undoes: null,
    action: 'assets.claimSpecial',
  });
}
