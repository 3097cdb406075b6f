/** What people do in stories with invoices in another currency. Amounts are cents. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, cents } from '@belegbar/domain/money';
import { type InvoiceView, type PaymentInput, recordPayment } from '@belegbar/server/invoices';
import { incomeSurplusOfYear, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import type { CastInvoice } from '../cast/cast.ts';
import { aDayOfWork } from './acts.ts';
import type { Person } from './stage.ts';

/** 1,000.00 and 190.00 USD; at 1.25 USD for one euro 800.00 and 152.00 €. */
export const DOLLARS: CastInvoice = { ...aDayOfWork('brandwerk'), currency: 'USD', unitsPerEuro: '1.25' };

/** Records a bank transfer, over 1,190.00 unless said. */
export function pays(
  person: Person,
  on: string,
  { id }: { id: string },
  money: Partial<PaymentInput>,
): Promise<InvoiceView> {
  const usual = { paidOn: on as Day, method: 'bankTransfer', note: '', amount: cents(119_000) } as const;
  return recordPayment(person.on(on), { id, idempotencyKey: uuid(), ...usual, ...money });
}

/** Box and amount, in cents, of those that are not zero. */
export async function taxed(person: Person, period: string): Promise<[string, Cents][]> {
  const { boxes } = await vatAdvance(person.on('2026-12-31'), period);
  return boxes.filter(({ amount }) => amount !== 0).map(({ kennzahl, amount }) => [kennzahl, amount]);
}

/** Line and amount, in cents, of the statement of 2026. */
export async function income(person: Person): Promise<[string, Cents][]> {
  const { lines } = await incomeSurplusOfYear(person.on('2026-12-31'), { year: 2026 });
  return lines.map(({ line, amount }) => [line, amount]);
}
