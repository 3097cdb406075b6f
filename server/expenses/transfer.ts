/** What is to be transferred of a bill, as a page shows it. */
import { qrPath } from '@belegbar/documents';
import { transferCode } from '@belegbar/domain/invoices';
import { transferHindrance, transferReference } from '@belegbar/domain/transfers';
import type { ExpenseDetail } from './message.ts';
import type { ListedExpense } from './read-store.ts';

/** Over what is open, with the one code of it; null where no transfer within SEPA can be made. */
export function transferOf(
  expense: ListedExpense,
  { open, currency }: Pick<ExpenseDetail, 'open' | 'currency'>,
): ExpenseDetail['transfer'] {
  const { payee_iban: iban, payee_bic: bic, vendor, payee_name, number, remittance } = expense;
  if (transferHindrance({ currency, open, iban }) !== null) return null;
  const payee = payee_name || vendor;
  const known = transferReference({ remittance, documentNumber: expense.document_number, number });
  const { creditorReference, remittance: reference } = known;
  const code = transferCode({ payee, iban, bic, amount: open, creditorReference, reference });
  return {
    payee,
    iban,
    bic,
    amount: open,
    reference: creditorReference || reference,
    giroCode: code === null ? null : qrPath(code),
  };
}
