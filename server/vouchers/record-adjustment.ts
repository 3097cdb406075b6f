import { type Cents, ZERO } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import {
  type Adjustment,
  adjustmentFields,
  adjustmentRefusals,
  bookAdjustment,
  isVatOfMoved,
  type MovedBase,
} from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture } from './enter.ts';
import { reportedIdProblems } from './reported-vat-id.ts';

export type RecordAdjustmentInput = Adjustment & { idempotencyKey: string };

/**
 * Records what a box of the advance return takes that no invoice and no bill brings, once per key; below zero, what an earlier return said
 * is taken back. Refuses INVALID: a day to come, amounts that the code lacks or does not take, or that cannot be by law, a reason or a
 * proof that is missing; of a base that leaves the box of its rate another VAT than its own, and what its new box asks for.
 */
export async function recordAdjustment(
  context: Context,
  input: RecordAdjustmentInput,
): Promise<{ id: string }> {
  authorise(context);
  refuseBlocking(inputProblems(input));
  refuseFuture(context, 'taxPoint', input.taxPoint);
  if (input.moved !== null) refuseFuture(context, 'moved.taxPoint', input.moved.taxPoint);
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'adjustment',
      verb: 'recordAdjustment',
      bookedOn: input.taxPoint,
      input,
      book(voucher, { regimes, companyType }) {
        const refusals = adjustmentRefusals(input, { regimes, companyType });
        refuseBlocking(refusals.map(({ field, code }) => fieldProblem(field, code)));
        return bookAdjustment(input, voucher);
      },
    }),
  );
}

function inputProblems(input: Adjustment): Problem[] {
  const { missing, tooMany } = adjustmentFields(input);
  return [
    ...missing.map((field) => fieldProblem(field, 'voucher.amount.none')),
    ...tooMany.map((field) => fieldProblem(field, 'voucher.adjustment.not-taken')),
    ...(['reason', 'proof'] as const)
      .filter((field) => input[field].trim() === '')
      .map((field) => fieldProblem(field, 'voucher.adjustment.unproved')),
    ...(input.moved === null ? [] : movedProblems(input.moved, input.tax ?? ZERO)),
  ];
}

/** What is exempt is reported by its paragraph. */
function movedProblems(moved: MovedBase, tax: Cents): Problem[] {
  const { to, vatId, exemptionParagraph = '' } = moved;
  const isParagraphMissing = to === 'exempt' && exemptionParagraph.trim() === '';
  return [
    ...reportedIdProblems('moved.vatId', { vatCase: to, vatId }),
    ...(isParagraphMissing
      ? [fieldProblem('moved.exemptionParagraph', 'line.exemption-paragraph.missing')]
      : []),
    ...vatProblems(moved, tax),
  ];
}

function vatProblems(moved: MovedBase, tax: Cents): Problem[] {
  const isRight = isVatOfMoved(tax, moved);
  if (!isRight.known)
    return [fieldProblem('moved.taxPoint', 'law.year.unknown', { year: String(isRight.year) })];
  return isRight.value ? [] : [fieldProblem('tax', 'voucher.adjustment.moved-vat')];
}
