/** An invoice that can be amended, and what its returns say of it. */
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { getInvoice, type InvoiceView } from '@belegbar/server/invoices';
import { markFiled, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, unlocks } from './acts.ts';
import { enter, type Person, type Stage } from './stage.ts';

export const ISSUED = '2026-02-10';
export const QUARTER = '2026-Q1';

/** A new Jonas with the GoBD mode off and an invoice of 1,000.00 and 190.00 VAT of the 10th of February. */
export async function billsUnlocked(stage: Stage): Promise<{ person: Person; invoice: InvoiceView }> {
  const person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const { id } = await bills(person, ISSUED, aDayOfWork('brandwerk'));
  await unlocks(person, ISSUED);
  return { person, invoice: await getInvoice(person.on(ISSUED), id) };
}

/** The day's work as a text for a magazine: 1,200.00 and 7 %, which is 84.00. */
export function asText({ draft }: InvoiceView): Partial<InvoiceDraft> {
  const [line] = draft.lines as InvoiceDraft['lines'];
  if (line === undefined) throw new Error('a line');
  return { title: 'Artikel', lines: [{ ...line, unitPrice: decimal('1200'), vatCase: 'reduced7' }] };
}

/** Of an advance return; boxes of zero are left out, but 83. */
export async function boxesOf(person: Person, period: string): Promise<Record<string, number>> {
  const { boxes } = await vatAdvance(person.on('2026-07-05'), period);
  const filled = boxes.filter(({ kennzahl, amount }) => amount !== 0 || kennzahl === '83');
  return Object.fromEntries(filled.map(({ kennzahl, amount }) => [kennzahl, amount]));
}

/** Marks a return as handed over with all that is booked by then. */
export async function filesReturn(
  person: Person,
  on: string,
  of: { report: 'vatAdvance' | 'annualVat'; period: string },
): Promise<string> {
  const { lastEntry } = await vatAdvance(person.on(on), QUARTER);
  const filed = { ...of, filedOn: on as Day, lastEntry, idempotencyKey: uuid() };
  return (await markFiled(person.on(on), filed)).id;
}
