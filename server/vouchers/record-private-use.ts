import { firstDayOf, lastDayOf } from '@belegbar/domain/calendar';
import { compareDecimals, decimal, subtractDecimals } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import {
  bookPrivateUse,
  isBeforePurchase,
  isInputVatCostAbove,
  type PrivateUse,
  privateUseHints,
  privateUseOn,
} from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture, required } from './enter.ts';
import { selectStandingFrom } from './store.ts';

export interface RecordPrivateUseInput {
  idempotencyKey: string;
  use: PrivateUse;
}

/**
 * Records what the owner used of the business or took out of it, month by month, once per key; returns also what is to be looked at. Refuses
 * INVALID: months that are not over or before the car was there, amounts below zero or of nothing, and a year of which the law is not known.
 */
export async function recordPrivateUse(
  context: Context,
  input: RecordPrivateUseInput,
): Promise<{ id: string; hints: Problem[] }> {
  authorise(context);
  const { use } = input;
  refuseBlocking(inputProblems(use));
  refuseFuture(context, use.kind === 'goods' ? 'use.takenOn' : 'use.months', privateUseOn(use));
  return inTransaction(context, async (transaction) => {
    const { id } = await enterVoucher(context, transaction, {
      kind: 'privateUse',
      verb: 'recordPrivateUse',
      bookedOn: privateUseOn(use),
      input,
      book: (voucher) => required(bookPrivateUse(use, voucher), 'use'),
    });
    return { id, hints: privateUseHints(use, await usesBeside(context, transaction, { id, use })) };
  });
}

/** What else stands of the same time or later. */
async function usesBeside(
  context: Context,
  transaction: Transaction,
  { id, use }: { id: string; use: PrivateUse },
): Promise<PrivateUse[]> {
  const standing = await selectStandingFrom(transaction, {
    businessId: context.businessId,
    kinds: ['privateUse'],
    from: use.kind === 'goods' ? use.takenOn : firstDayOf(use.months.from),
  });
  return standing.filter((other) => other.id !== id).map(({ detail }) => detail.use as PrivateUse);
}

function inputProblems(use: PrivateUse): Problem[] {
  const isReversed = use.kind !== 'goods' && lastDayOf(use.months.from) > lastDayOf(use.months.to);
  return [
    ...(isReversed ? [fieldProblem('use.months', 'service-period.reversed')] : []),
    ...(isBeforePurchase(use) ? [fieldProblem('use.months', 'voucher.car.before-bought')] : []),
    ...amountProblems(use),
  ];
}

function amountProblems(use: PrivateUse): Problem[] {
  const [field, amount] =
    use.kind === 'carByListPrice' ? ['use.listPrice', use.listPrice] : ['use.cost', use.cost];
  const isAbove = required(isInputVatCostAbove(use), 'use.car');
  const isNoShare = use.kind === 'carByLogbook' && compareDecimals(restOf(use), ALL) === 0;
  const isTooMuch = use.kind === 'carByLogbook' && compareDecimals(restOf(use), decimal('0')) < 0;
  return [
    ...(amount > 0 ? [] : [fieldProblem(field, 'payment.amount.not-positive')]),
    ...(isAbove ? [fieldProblem('use.costWithInputVat', 'voucher.cost.part-above')] : []),
    ...(isNoShare ? [fieldProblem('use.privatePercent', 'voucher.amount.none')] : []),
    ...(isTooMuch ? [fieldProblem('use.commutingPercent', 'voucher.cost.part-above')] : []),
  ];
}

/** What is left to the business, in percent. */
function restOf({ privatePercent, commutingPercent }: Extract<PrivateUse, { kind: 'carByLogbook' }>) {
  return subtractDecimals(ALL, [privatePercent, commutingPercent ?? decimal('0')]);
}

const ALL = decimal('100');
