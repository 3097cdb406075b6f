/** What is to be transferred of a bill, as a page shows it. */
import type { Day } from '@belegbar/domain/calendar';
import { transferHindrance, transferReference } from '@belegbar/domain/transfers';
import type { ExpenseDetail } from './message.ts';
import type { ListedExpense } from './read-store.ts';
import { transferMessage } from './transfer-message.ts';

/** Over what is open, and less the Skonto that may be taken today; null where no transfer within SEPA can be made. */
export function transferOf(
  expense: ListedExpense,
  { open, currency, skonto }: Pick<ExpenseDetail, 'open' | 'currency' | 'skonto'>,
  today: Day,
): ExpenseDetail['transfer'] {
  const { payee_iban: iban, payee_bic: bic, vendor, payee_name, number, remittance } = expense;
  if (transferHindrance({ currency, open, iban }) !== null) return null;
  const payee = payee_name || vendor;
  const known = transferReference({ remittance, documentNumber: expense.document_number, number });
  const { creditorReference, remittance: reference } = known;
  return transferMessage({ payee, iban, bic, amount: open, creditorReference, reference }, { skonto, today });
}
