/** Bills by what is needed to pay them, for who has transfers made of them. */
import type { Day } from '@belegbar/domain/calendar';
import type { OfferedSkonto } from '@belegbar/domain/expenses';
import type { Cents, Currency } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { rowOf } from './message.ts';
import { selectListed } from './read-store.ts';
import { selectAccountBefore } from './vendors-store.ts';

export interface BillToPay {
  id: string;
  number: string;
  vendor: string;
  documentNumber: string;
  dueDate: Day | null;
  currency: Currency;
  /** Zero for one that was taken back. */
  open: Cents;
  /** The vendor's name where the bill says no other. */
  payee: string;
  iban: string;
  bic: string;
  remittance: string;
  /** Over what is open. */
  skonto: OfferedSkonto[];
}

/** Those of the ids that are here, in the order of the ids; each as it stands now. */
export async function billsToPay(
  { businessId }: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<BillToPay[]> {
  const rows = await selectListed(transaction, businessId, ids);
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ row, said: rowOf(row) }))
    .map(({ row, said: { open, skonto } }) => ({
      id: row.id,
      number: row.number,
      vendor: row.vendor,
      documentNumber: row.document_number,
      dueDate: row.due_date,
      currency: row.currency,
      open,
      payee: row.payee_name || row.vendor,
      iban: row.payee_iban,
      bic: row.payee_bic,
      remittance: row.remittance,
      skonto,
    }));
}

/** The IBAN of the vendor's bill before, where it was another one; else null. */
export async function otherAccountBefore(
  { businessId }: Context,
  transaction: Transaction,
  { id, vendor, iban }: Pick<BillToPay, 'id' | 'vendor' | 'iban'>,
): Promise<string | null> {
  const before = iban === '' ? null : await selectAccountBefore(transaction, { businessId, id, vendor });
  return before === null || before.payee_iban === iban ? null : before.payee_iban;
}
