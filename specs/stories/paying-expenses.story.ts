/** Bills are paid, many at once or from two pages at the same moment; each is paid once. To which account, the vendor has said. */
import type { Day } from '@belegbar/domain/calendar';
import {
  categorizeMany,
  findVendors,
  getExpense,
  payExpense,
  payMany,
  undoExpense,
  undoPayments,
  whatItChanges,
} from '@belegbar/server/expenses';
import { markFiled, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, setsRight } from '../support/purchases.ts';
import { books, handsIn, IBANS, bill as received, xmlOf } from '../support/received.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';
const PAID_ON = '2026-03-31' as Day;

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase(8)).application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

const paid = (id: string) => ({ id, amount: euros('119') });

test('two pages that pay one bill at the same moment pay it once', async () => {
  const { id } = await buys(person, '2026-03-01');
  const now = person.on(TODAY);
  const alone = payExpense(now, { ...paid(id), idempotencyKey: uuid(), paidOn: PAID_ON });
  const among = payMany(now, { idempotencyKey: uuid(), paidOn: PAID_ON, expenses: [paid(id)] });
  const outcomes = [await refusalOf(alone), (await among).results[0]?.refusal?.code ?? null];
  expect(outcomes.toSorted()).toEqual(['INVALID', null]);
  const { payments, open, state } = await getExpense(now, id);
  expect(payments).toHaveLength(1);
  expect({ open, state }).toEqual({ open: 0, state: 'paid' });
});

test('of several that are paid at once one is refused and keeps no other back; asked again, the answer is the same', async () => {
  const now = person.on(TODAY);
  const [first, gone, last] = [
    await buys(person, '2026-03-01'),
    await buys(person, '2026-03-01'),
    await buys(person, '2026-03-01'),
  ];
  await undoExpense(now, { ...gone, idempotencyKey: uuid() });
  const call = {
    idempotencyKey: uuid(),
    paidOn: PAID_ON,
    paymentMeans: 'directDebit' as const,
    expenses: [paid(first.id), paid(gone.id), { ...paid(last.id), amount: euros('19') }],
  };
  const { results } = await payMany(now, call);
  expect(results.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'ALREADY_TAKEN_BACK', null]);
  expect(await payMany(now, call)).toEqual({ results });
  const { payments, state } = await getExpense(now, last.id);
  expect(payments).toMatchObject([{ amount: 1_900, paidOn: PAID_ON, paymentMeans: 'directDebit' }]);
  expect(state).toBe('partlyPaid');
  const done = results.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ id, paymentId }]));
  await undoPayments(now, { idempotencyKey: uuid(), payments: done });
  expect(await getExpense(now, first.id)).toMatchObject({ open: 11_900, state: 'open' });
});

test('the bill of a stranger among them is unknown, keeps no other back and stays as it is', async () => {
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const [own, last] = [await buys(person, '2026-03-01'), await buys(person, '2026-03-01')];
  const theirs = await buys(stranger, '2026-03-01');
  const { results } = await payMany(person.on(TODAY), {
    idempotencyKey: uuid(),
    paidOn: PAID_ON,
    expenses: [paid(own.id), paid(theirs.id), paid(last.id)],
  });
  expect(results.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'NOT_FOUND', null]);
  expect(await getExpense(stranger.on(TODAY), theirs.id)).toMatchObject({
    state: 'open',
    payments: [],
    entries: [{ kind: 'expense' }],
  });
});

test('two pages that pay the same five bills in opposite orders at the same moment pay each once', async () => {
  const now = person.on(TODAY);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await buys(person, '2026-03-01')).id);
  const payAll = (order: readonly string[]) =>
    payMany(now, { idempotencyKey: uuid(), paidOn: PAID_ON, expenses: order.map(paid) });
  const answers = await Promise.all([payAll(ids), payAll(ids.toReversed())]);
  for (const id of ids) {
    const own = answers.flatMap(({ results }) => results.filter((one) => one.id === id));
    expect(own.map(({ refusal }) => refusal?.code ?? null).toSorted()).toEqual(['INVALID', null]);
    expect((await getExpense(now, id)).payments).toHaveLength(1);
  }
});

test('several get another category, with all else that their bills say', async () => {
  const now = person.on(TODAY);
  const payee = { name: 'Papierhaus Inkasso', iban: IBANS.other, bic: '' };
  const { id } = await buys(person, '2026-03-01', { payee, remittance: 'Kd 17', note: 'für Jana' });
  const call = { idempotencyKey: uuid(), expenses: [{ id, category: 'legal' as const }] };
  const before = await getExpense(now, id);
  expect(await categorizeMany(now, call)).toEqual({ results: [{ id, refusal: null }] });
  expect(await categorizeMany(now, call)).toEqual({ results: [{ id, refusal: null }] });
  expect(await getExpense(now, id)).toEqual({
    ...before,
    category: 'legal',
    version: 2,
    entries: expect.any(Array),
  });
});

test('the account of a vendor is proposed with the next bill, and another one is told beside it', async () => {
  const now = person.on(TODAY);
  const vendor = { name: 'Druckerei Ost', country: 'DE' };
  const on = (iban: string) => ({ vendor, payee: { name: '', iban, bic: '' } });
  const first = await buys(person, '2026-03-01', on('DE02 1203 0000 0000 2020 51'));
  const next = await buys(person, '2026-03-02', on(IBANS.cloudhafen));
  expect(await getExpense(now, first.id)).toMatchObject({
    payee: { iban: IBANS.other },
    accountBefore: null,
  });
  expect(await getExpense(now, next.id)).toMatchObject({
    accountBefore: { id: first.id, iban: IBANS.other },
  });
  const { vendors } = await findVendors(now, 'druckerei');
  expect(vendors[0]?.payee).toMatchObject({ iban: IBANS.cloudhafen });
  await setsRight(person, next.id, on(IBANS.other));
  expect(await getExpense(now, next.id)).toMatchObject({ accountBefore: null });
});

test('an account with a wrong check digit is refused', async () => {
  const payee = { name: '', iban: 'DE03 1203 0000 0000 2020 51', bic: 'KEINE' };
  expect(await problemsOf(buys(person, '2026-03-01', { payee }))).toEqual(['payee.iban iban.check-digit']);
});

test('a received invoice that is booked brings its account along', async () => {
  const { id } = await handsIn(person, xmlOf(received({ remittance: 'CH-2026-0012' })), TODAY);
  const { expense } = await books(person, id);
  expect(await getExpense(person.on(TODAY), expense?.id ?? '')).toMatchObject({
    payee: { name: 'Cloudhafen Ltd.', iban: IBANS.cloudhafen },
    remittance: 'CH-2026-0012',
  });
});

/*
 * 119.00 are paid with 2 % Skonto: 116.62 leave the account, 2.38 are given up, of them 0.38 VAT. The cost without VAT is
 * 116.62 / 1.19 = 98.00. Of Q1, handed over, Kz 66 falls by 0.38 (§ 17 (1) UStG).
 */
test('what a payment with Skonto changes is told before, with the return that was handed over, and nothing of it stays', async () => {
  const someone = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const now = someone.on(TODAY);
  const { id } = await buys(someone, '2026-03-01');
  const act = { kind: 'pay', id, paidOn: PAID_ON, amount: euros('116.62'), discount: euros('2.38') } as const;
  expect((await whatItChanges(now, [act])).vat).toMatchObject([{ kennzahl: '66', amount: -38, filed: null }]);
  const { lastEntry } = await vatAdvance(now, '2026-Q1');
  await markFiled(now, {
    idempotencyKey: uuid(),
    report: 'vatAdvance',
    period: '2026-Q1',
    filedOn: TODAY as Day,
    lastEntry,
  });
  const before = await getExpense(now, id);
  expect(await whatItChanges(now, [act, { ...act, amount: euros('200') }])).toMatchObject({
    vat: [{ kennzahl: '66', on: PAID_ON, amount: -38, side: 'deducted', filed: '2026-Q1' }],
    cost: [{ year: 2026, amount: 9_800, lowersProfit: true, isFiled: false }],
    refused: 1,
  });
  expect(await getExpense(now, id)).toEqual(before);
  const undone = await whatItChanges(now, [{ kind: 'undo', id }]);
  expect(undone.vat).toMatchObject([{ kennzahl: '66', on: '2026-03-01', amount: -1_900, filed: '2026-Q1' }]);
});
