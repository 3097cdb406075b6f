/** What the list is found by is kept beside the acts: whatever happens to bills, it says of each what the bill itself says. */
import type { Day } from '@belegbar/domain/calendar';
import { linesAtRate } from '@belegbar/domain/expenses';
import { cents, decimal, sumCents } from '@belegbar/domain/money';
import {
  creditExpense,
  getExpense,
  listExpenses,
  payExpense,
  undoExpense,
  undoExpenseCredit,
  undoExpensePayment,
} from '@belegbar/server/expenses';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../server/platform/refusal.ts';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, setsRight } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

const TODAY = '2026-12-31';
const CURRENCY = { currency: 'USD' as const, unitsPerEuro: decimal('1.0931') };

const amount = fc.integer({ min: 1, max: 90_000 });
const act = fc.record({
  bill: fc.nat(2),
  what: fc.constantFrom('pay', 'payBack', 'credit', 'correct', 'undoPayment', 'undoCredit', 'undo'),
  amount,
  pick: fc.nat(3),
});
type Act = typeof act extends fc.Arbitrary<infer Drawn> ? Drawn : never;

test('after every act each bill is found where its state says, with its amounts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(amount, { minLength: 3, maxLength: 3 }),
      fc.array(act, { minLength: 4, maxLength: 14 }),
      async (nets, acts) => {
        const person = await enter(stage, { ...jonas, email: `${uuid()}@b.example` });
        const ids: string[] = [];
        for (const [place, net] of nets.entries()) ids.push(await entered(person, place, net));
        await agrees(person, ids);
        for (const next of acts) {
          await happens(person, ids[next.bill] ?? '', next);
          await agrees(person, ids);
        }
      },
    ),
    { numRuns: 12 },
  );
});

async function entered(person: Person, place: number, net: number): Promise<string> {
  const { id } = await buys(person, '2026-03-01', {
    ...(place === 2 ? CURRENCY : {}),
    ...(place === 1 ? {} : { dueDate: '2026-12-30' as Day }),
    lines: [
      { taxCode: 'inputStandard19', net: cents(net) },
      { taxCode: 'inputReduced7', net: cents(100) },
    ],
  });
  return id;
}

/** As far as it can happen. */
async function happens(person: Person, id: string, drawn: Act): Promise<void> {
  try {
    await happen(person, id, drawn);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

async function happen(person: Person, id: string, { what, amount: drawn, pick }: Act): Promise<void> {
  const now = person.on(TODAY);
  const { payments, credits, open, currency } = await getExpense(now, id);
  const key = { id, idempotencyKey: uuid() };
  const paidOn = '2026-06-01' as Day;
  const euros = (moved: number) => (currency === 'EUR' ? {} : { euros: cents(moved) });
  const payment = payments[pick % Math.max(payments.length, 1)];
  const credit = credits[pick % Math.max(credits.length, 1)];
  if (what === 'pay') {
    const moved = pick === 0 ? open : Math.min(drawn, Math.max(open, 1));
    const discount = pick === 1 ? cents(Math.max(0, Math.min(50, open - moved))) : undefined;
    await payExpense(now, { ...key, paidOn, amount: cents(moved), discount, ...euros(moved) });
  }
  if (what === 'payBack') await payExpense(now, { ...key, paidOn, amount: open, ...euros(open) });
  if (what === 'credit') {
    const lines = [{ taxCode: 'inputStandard19' as const, net: cents(Math.min(drawn, 3_000)) }];
    await creditExpense(now, { ...key, number: 'G', creditedOn: paidOn, ...(pick === 0 ? {} : { lines }) });
  }
  if (what === 'correct') {
    const lines = [{ taxCode: 'inputStandard19' as const, net: cents(drawn) }];
    await setsRight(person, id, { lines, ...(currency === 'EUR' ? {} : CURRENCY) });
  }
  if (what === 'undoPayment' && payment) await undoExpensePayment(now, { ...key, paymentId: payment.id });
  if (what === 'undoCredit' && credit) await undoExpenseCredit(now, { ...key, creditId: credit.id });
  if (what === 'undo' && pick === 0) await undoExpense(now, key);
}

/** The list finds by what is kept; each bill is read from its acts. */
async function agrees(person: Person, ids: readonly string[]): Promise<void> {
  const now = person.on(TODAY);
  const bills = await Promise.all(ids.map((id) => getExpense(now, id)));
  const inState = async (state: 'open' | 'overdue' | 'paid' | 'takenBack') => {
    const { expenses, totals } = await listExpenses(now, { state });
    return { ids: expenses.map(({ id }) => id).toSorted(), totals, expenses };
  };
  const those = (fits: (bill: (typeof bills)[number]) => boolean) =>
    bills
      .filter(fits)
      .map(({ id }) => id)
      .toSorted();
  const isTakenBack = ({ state }: (typeof bills)[number]) => state === 'takenBack';
  expect((await inState('takenBack')).ids).toEqual(those(isTakenBack));
  expect((await inState('paid')).ids).toEqual(those(({ state }) => state === 'paid'));
  expect((await inState('overdue')).ids).toEqual(
    those(({ dueDate, open }) => open > 0 && dueDate !== null && dueDate < TODAY),
  );
  const open = await inState('open');
  expect(open.ids).toEqual(those((bill) => !isTakenBack(bill) && bill.state !== 'paid'));
  const { totals } = await listExpenses(now);
  const standing = bills.filter((bill) => !isTakenBack(bill));
  expect(totals.gross).toBe(sumCents(standing.map(grossInEuros)));
  const owed = standing.filter((bill) => bill.open > 0 && bill.currency === 'EUR');
  const foreign = standing.filter((bill) => bill.open > 0 && bill.currency !== 'EUR');
  // Of a bill in dollars all that is open comes to what it asks for, and a part to its own rounding.
  const ofDollars = foreign.map((bill) =>
    bill.open === bill.gross ? grossInEuros(bill) : cents(Math.round(bill.open / 1.0931)),
  );
  expect(totals.open).toBe(sumCents([...owed.map((bill) => bill.open), ...ofDollars]));
}

function grossInEuros({ lines, currency }: Awaited<ReturnType<typeof getExpense>>) {
  const amounts = lines.map(({ taxCode, net, vat }) => ({ taxCode, net, vat }));
  const inEuros = linesAtRate({ lines: amounts, ...(currency === 'EUR' ? {} : { inCurrency: CURRENCY }) });
  return sumCents((inEuros ?? []).flatMap(({ net, vat }) => [net, vat]));
}
