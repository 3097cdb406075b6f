/** Files of transfers that a person has made. */
import type { Day } from '@belegbar/domain/calendar';
import { makeTransferFile } from '@belegbar/server/transfers';
import { v7 as uuid } from 'uuid';
import { buys, euros } from './purchases.ts';
import { IBANS } from './received.ts';
import type { Person } from './stage.ts';

/** A bill over 119.00 that can be transferred. */
export function owes(person: Person, on: string, iban: string = IBANS.other): Promise<{ id: string }> {
  return buys(person, on, { payee: { name: '', iban, bic: '' }, remittance: 'Kd 17, R 4711' });
}

/** Of all that is open of bills over 119.00, executed on the day. */
export function transfers(
  person: Person,
  ids: readonly string[],
  { on, confirmSecond }: { on: string; confirmSecond?: boolean },
): Promise<{ id: string }> {
  return makeTransferFile(person.on(on), {
    idempotencyKey: uuid(),
    executionDay: on as Day,
    expenses: ids.map((id) => ({ id, amount: euros('119') })),
    ...(confirmSecond === undefined ? {} : { confirmSecond }),
  });
}
