import { regimeOn } from '@belegbar/domain/business';
import { namesExemption, vatFindings } from '@belegbar/domain/invoices';
import { NOT_TAXABLE } from '@belegbar/domain/journal';
import type { Problem } from '@belegbar/domain/problem';
import { bookOtherIncome, incomeAmounts, type OtherIncome } from '@belegbar/domain/vouchers';
import type { LoadedBusiness } from '../business/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture, required } from './enter.ts';
import { reportedIdProblems } from './reported-vat-id.ts';

export type RecordOtherIncomeInput = OtherIncome & { idempotencyKey: string };

/**
 * Records income that has no invoice, with the money that came, once per key. Refuses INVALID: a day to come, an amount that is not above
 * zero, and a VAT case that does not fit the business or the payer, as on an invoice.
 */
export async function recordOtherIncome(
  context: Context,
  input: RecordOtherIncomeInput,
): Promise<{ id: string }> {
  authorise(context);
  refuseFuture(context, 'receivedOn', input.receivedOn);
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'otherIncome',
      verb: 'recordOtherIncome',
      bookedOn: input.receivedOn,
      input,
      book(voucher, business) {
        const { amount, vatCase, servicePeriod } = input;
        refuseBlocking([...inputProblems(input), ...vatProblems(input, business)]);
        const amounts = required(incomeAmounts(amount, vatCase, servicePeriod.to), 'servicePeriod');
        return bookOtherIncome(input, amounts, voucher);
      },
    }),
  );
}

function inputProblems({ amount, servicePeriod, vatCase, exemptionParagraph }: OtherIncome): Problem[] {
  const given = 'net' in amount ? amount.net : amount.gross;
  const paragraph = (exemptionParagraph ?? '').trim();
  const isUnnamed = vatCase === 'exempt' && !namesExemption(paragraph);
  const code = `line.exemption-paragraph.${paragraph === '' ? 'missing' : 'unknown'}`;
  return [
    ...(given > 0 ? [] : [fieldProblem('amount', 'payment.amount.not-positive')]),
    ...(servicePeriod.from > servicePeriod.to
      ? [fieldProblem('servicePeriod', 'service-period.reversed')]
      : []),
    ...(isUnnamed ? [fieldProblem('exemptionParagraph', code, { line: '1' })] : []),
  ];
}

/** As on an invoice. */
function vatProblems({ vatCase, payer, servicePeriod }: OtherIncome, business: LoadedBusiness): Problem[] {
  if (vatCase === NOT_TAXABLE) return [];
  const { smallBusiness } = regimeOn(business.regimes, servicePeriod.to);
  const findings = vatFindings(vatCase, { ...payer, postCode: '' }, smallBusiness);
  return [
    ...findings.map((finding) => ({ field: 'vatCase', values: { line: '1' }, ...finding })),
    ...reportedIdProblems('payer.vatId', { vatCase, vatId: payer.vatId }),
  ];
}
