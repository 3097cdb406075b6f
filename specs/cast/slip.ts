/** A slip as it lies on the desk, and what is entered of it. Amounts are euros as they stand on it, days are ISO. */
import type { Entertainment, ExpenseCategory, PaymentMeans } from '@belegbar/domain/expenses';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Currency } from '@belegbar/domain/money';
import type { RecordExpenseInput } from '@belegbar/server/expenses';

export interface SlipLine {
  taxCode: PurchaseTaxCode;
  /** With the VAT that is on the slip; of an import without what customs assessed. */
  amount: string;
  importVat?: string;
  description?: string;
  /** Of a gift. */
  recipient?: string;
  asset?: NonNullable<RecordExpenseInput['lines'][number]['asset']>;
}

export interface Slip {
  on: string;
  vendor: string;
  country: string;
  category: ExpenseCategory;
  lines: SlipLine[];
  means?: PaymentMeans;
  privateShare?: string;
  entertainment?: Entertainment;
  /** `euros`: what left the account. */
  inCurrency?: { currency: Currency; unitsPerEuro: string; euros: string };
  /** It was not paid on its day: when it is due, and when and with how much Skonto it was. */
  later?: { due: string; paidOn: string; discount?: string; isRecurring?: boolean };
  /** The vendor took something of it back, with VAT, and paid it back on that day. */
  credited?: { on: string; number: string; amount: string };
}

type SlipHead = Pick<Slip, 'vendor' | 'country' | 'category'> & Partial<Slip>;

/** A slip with one line. */
export function slip(on: string, taxCode: PurchaseTaxCode, amount: string, said: SlipHead): Slip {
  return { on, lines: [{ taxCode, amount }], ...said };
}
