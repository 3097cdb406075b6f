/** What a person does with bills of vendors. */
import type { Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import {
  type CorrectExpenseInput,
  correctExpense,
  creditExpense,
  getExpense,
  payExpense,
  type RecordExpenseInput,
  recordExpense,
} from '@belegbar/server/expenses';
import { vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import type { Person } from './stage.ts';

export function euros(amount: string) {
  return centsFromEuros(decimal(amount));
}

/** A bill over 100.00 and 19.00 for paper of the day, entered on it, with what is otherwise. */
export function buys(person: Person, on: string, changes: Partial<RecordExpenseInput> = {}) {
  return recordExpense(person.on(on), { idempotencyKey: uuid(), ...paperOf(on), ...changes });
}

function paperOf(on: string) {
  return {
    vendor: { name: 'Papierhaus', country: 'DE' },
    category: 'materials',
    documentDate: on as Day,
    lines: [{ taxCode: 'inputStandard19' as const, net: euros('100') }],
  };
}

/** Noted on the last day of the year, but for `noted`. */
export function pays(
  person: Person,
  id: string,
  money: { on: string; amount: string; discount?: string; noted?: string },
) {
  const { on, amount, discount, noted = '2026-12-31' } = money;
  return payExpense(person.on(noted), {
    id,
    idempotencyKey: uuid(),
    paidOn: on as Day,
    amount: euros(amount),
    ...(discount === undefined ? {} : { discount: euros(discount) }),
  });
}

/** So much without VAT at 19 %, of all lines or of one, or all that is still asked for. */
export function isCredited(person: Person, id: string, of: { on: string; net?: string; line?: number }) {
  return creditExpense(person.on('2026-12-31'), {
    id,
    idempotencyKey: uuid(),
    number: 'G-1',
    creditedOn: of.on as Day,
    ...(of.net === undefined
      ? {}
      : { lines: [{ taxCode: 'inputStandard19', net: euros(of.net), line: of.line }] }),
  });
}

/** The bill of `buys` as it should have been, from the version that holds; noted at the end of 2026 unless said. */
export async function setsRight(
  person: Person,
  id: string,
  changes: Partial<CorrectExpenseInput>,
  noted = '2026-12-31',
): Promise<{ version: number }> {
  const now = person.on(noted);
  const { version, documentDate } = await getExpense(now, id);
  return correctExpense(now, {
    id,
    idempotencyKey: uuid(),
    version,
    ...paperOf(documentDate),
    ...changes,
  });
}

/** A box of the four quarters of 2026, in cents. */
export function ofQuarters(person: Person, kennzahl: string): Promise<number[]> {
  const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
  return Promise.all(
    quarters.map(async (quarter) => {
      const { boxes } = await vatAdvance(person.on('2026-12-31'), quarter);
      return boxes.find((box) => box.kennzahl === kennzahl)?.amount ?? 0;
    }),
  );
}

/** A bill with a recipient, credited and set right: one row in each table of its acts. */
export async function happensToAGift(person: Person): Promise<void> {
  const lines = [{ taxCode: 'inputStandard19' as const, net: euros('30'), recipient: 'Ada Muster' }];
  const { id } = await buys(person, '2026-02-10', { category: 'gifts', lines });
  await isCredited(person, id, { on: '2026-02-11', net: '10' });
  await setsRight(person, id, { category: 'gifts', lines });
}
