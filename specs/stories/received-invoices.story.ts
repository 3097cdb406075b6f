/** Invoices of others: dropped, assessed, looked at, and entered with one click. */
import type { Day } from '@belegbar/domain/calendar';
import { getExpense, undoExpense } from '@belegbar/server/expenses';
import { verifyJournal } from '@belegbar/server/journal';
import { bookReceived, receivedOfExpense, undoBooking } from '@belegbar/server/received-invoices';
import { incomeSurplusOfYear, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import {
  anyJonas,
  bill,
  books,
  handsIn,
  looksAt,
  PAPER,
  PAPIERHAUS,
  proposed,
  queueOf,
  TODAY,
  xmlOf,
  zugferdOf,
} from '../support/received.ts';
import { type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

const anyone = () => anyJonas(stage);

async function boxesOf(person: Person, period: string) {
  const { boxes } = await vatAdvance(person.on(TODAY), period);
  return Object.fromEntries(boxes.map((box) => [box.kennzahl, box.amount]));
}

describe('hosting from Ireland in a ZUGFeRD PDF', () => {
  test('is assessed, shown and proposed as reverse charge, with what to transfer', async () => {
    const person = await anyone();
    const row = await handsIn(person, zugferdOf(bill(), [['zeiten.txt', '10 h']]));
    expect(row).toMatchObject({
      state: 'toReview',
      container: 'pdf',
      syntax: 'cii',
      profile: 'en16931',
      number: 'CH-2026-0012',
      sellerName: 'Cloudhafen Ltd.',
      issueDate: '2026-02-03',
      dueDate: '2026-02-17',
      currency: 'EUR',
      payable: '50',
      valid: true,
      iban: 'newSender',
      addresseeDiffers: [],
      duplicateOf: null,
    });
    const whole = await looksAt(person, row.id);
    expect(whole.checked).toMatchObject({
      embedded: 'factur-x.xml',
      isElectronicInvoice: true,
      verdict: { valid: true, judgedBy: 'en16931' },
      invoice: { number: 'CH-2026-0012', seller: { name: 'Cloudhafen Ltd.' } },
      unread: [],
    });
    expect(whole.enclosed).toMatchObject([{ position: 1, name: 'zeiten.txt', size: 4 }]);
    expect(whole.receivedBy).toBe('Jonas Weber');
    expect(whole.proposal).toMatchObject({
      lines: [{ taxCode: 'euServiceReverseCharge', net: 5000, vat: 0 }],
      category: null,
      canBook: true,
    });
    expect(whole.transfer).toMatchObject({
      payee: 'Cloudhafen Ltd.',
      amount: 5000,
      reference: 'CH-2026-0012',
      giroCode: { size: expect.any(Number) },
    });
  });

  test('is entered with one click: 19 % of 50.00 are owed and deducted (§ 13b (1), § 15 (1) No. 4 UStG)', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, zugferdOf(bill()));
    const row = await books(person, id, { category: 'software', paidOn: '2026-02-17' as never });
    expect(row).toMatchObject({ state: 'booked', expense: { number: 'B-2026-0001' } });
    expect(await queueOf(person)).toEqual([]);
    expect(await boxesOf(person, '2026-Q1')).toEqual({ '46': 5000, '47': 950, '67': 950, '83': 0 });
    expect((await looksAt(person, id)).proposal).toBeNull();
    expect(await verifyJournal(person.on(TODAY))).toEqual({
      entries: 2,
      firstBroken: null,
      wrongSums: [],
    });
  });

  test('is entered once, however often and from however many windows', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, zugferdOf(bill()));
    const input = await proposed(person, id);
    const others = await Promise.all([1, 2, 3].map(() => proposed(person, id)));
    const attempts = await Promise.allSettled(
      [input, input, ...others].map((one) => bookReceived(person.on(TODAY), one)),
    );
    const refused = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['NOT_TO_REVIEW']));
    const numbers = attempts.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.expense?.number] : [],
    );
    expect(new Set(numbers)).toEqual(new Set(['B-2026-0001']));
    expect((await boxesOf(person, '2026-Q1'))['46']).toBe(5000);
  });
});

describe('a bill from Germany with two rates', () => {
  test('is entered with the VAT that it shows, and the next of the sender has its category', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(PAPER));
    await books(person, id, { category: 'materials', paidOn: '2026-02-20' as never });
    // 22.67 + 2.80 of input VAT.
    expect(await boxesOf(person, '2026-Q1')).toEqual({ '66': 2547, '83': -2547 });
    const { lines } = await incomeSurplusOfYear(person.on(TODAY), { year: 2026 });
    const paid = lines.reduce((sum, line) => sum + Math.abs(line.amount), 0);
    // 119.33 + 40.00 net and 25.47 of VAT are paid.
    expect(paid).toBe(15_933 + 2547);
    const next = await handsIn(person, xmlOf({ ...PAPER, number: 'P-78' }));
    expect((await looksAt(person, next.id)).proposal?.category).toBe('materials');
  });

  test('is given back by a credit note, which lowers the input VAT of its own quarter (§ 17 (1) UStG)', async () => {
    const person = await anyone();
    await books(person, (await handsIn(person, xmlOf(PAPER))).id);
    const credit = await handsIn(
      person,
      xmlOf(
        bill({
          number: 'G-1',
          typeCode: '381',
          issueDate: '2026-04-01',
          seller: PAPIERHAUS,
          preceding: [{ number: 'P-77' }],
          vatBreakdown: [{ base: '40.00', tax: '2.80', category: 'S', rate: '7' }],
        }),
      ),
    );
    expect(credit.isCredit).toBe(true);
    const whole = await looksAt(person, credit.id);
    expect(whole).toMatchObject({ transfer: null, noTransfer: 'credit' });
    expect(whole.proposal?.notes.map(({ code }) => code)).toEqual(['credit', 'corrects']);
    await books(person, credit.id, { paidOn: '2026-04-01' as never });
    expect(await boxesOf(person, '2026-Q1')).toEqual({ '66': 2547, '83': -2547 });
    expect(await boxesOf(person, '2026-Q2')).toEqual({ '66': -280, '83': 280 });
  });
});

describe('a booking that was a mistake', () => {
  test('is taken back with what was paid, waits again, and is booked anew', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(PAPER));
    const empty = await boxesOf(person, '2026-Q1');
    const first = await books(person, id, { category: 'materials', paidOn: TODAY as Day });
    const booked = await boxesOf(person, '2026-Q1');
    expect(booked).not.toEqual(empty);
    const expenseId = first.expense?.id ?? '';
    const { entries } = await getExpense(person.on(TODAY), expenseId);
    expect(entries.map(({ kind, documentNumber }) => [kind, documentNumber])).toEqual([
      ['expense', 'B-2026-0001'],
      ['expense', 'B-2026-0001'],
      ['expensePayment', 'B-2026-0001'],
      ['expensePayment', 'B-2026-0001'],
    ]);
    const from = (by = person) => receivedOfExpense(by.on(TODAY), expenseId);
    expect((await from()).received).toMatchObject({ id, state: 'booked' });
    expect(await from(await anyone())).toEqual({ received: null });
    const undone = await undoBooking(person.on(TODAY), { id, expenseId });
    expect(await from()).toEqual({ received: null });
    expect(undone).toMatchObject({ state: 'toReview', expense: null });
    expect((await boxesOf(person, '2026-Q1'))['83']).toBe(0);
    expect(await incomeSurplusOfYear(person.on(TODAY), { year: 2026 })).toMatchObject({ expense: 0 });
    expect((await queueOf(person)).map((one) => one.id)).toEqual([id]);
    expect(await books(person, id, { category: 'materials', paidOn: TODAY as Day })).toMatchObject({
      state: 'booked',
      expense: { number: 'B-2026-0002' },
    });
    expect(await boxesOf(person, '2026-Q1')).toEqual(booked);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: null, wrongSums: [] });
  });

  test('is taken back once, by its owner alone', async () => {
    const [person, stranger] = [await anyone(), await anyone()];
    const { id } = await handsIn(person, xmlOf(PAPER));
    const expenseId = await bookedAs(person, id);
    const undo = (by = person) => undoBooking(by.on(TODAY), { id, expenseId });
    expect(await refusalOf(undo(stranger))).toBe('NOT_FOUND');
    const twice = await Promise.allSettled([undo(), undo()]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(undo())).toBe('NOT_BOOKED');
  });

  test('is not taken for the one that was booked since', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(PAPER));
    const expenseId = await bookedAs(person, id);
    await undoBooking(person.on(TODAY), { id, expenseId });
    await bookedAs(person, id);
    expect(await refusalOf(undoBooking(person.on(TODAY), { id, expenseId }))).toBe('NOT_BOOKED');
  });

  test('waits again also where the expense was taken back by itself', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(PAPER));
    const expenseId = await bookedAs(person, id);
    await undoExpense(person.on(TODAY), { id: expenseId, idempotencyKey: uuid() });
    expect(await undoBooking(person.on(TODAY), { id, expenseId })).toMatchObject({ state: 'toReview' });
    await bookedAs(person, id);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: null, wrongSums: [] });
  });

  const bookedAs = async (person: Person, id: string) =>
    (await books(person, id, { category: 'materials' })).expense?.id ?? '';
});

describe('a bill in dollars', () => {
  const DOLLARS = bill({ currency: 'USD', number: 'D-1' });

  test('is not entered by a guess: Jonas says what it was in euros, and the rate is kept', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(DOLLARS));
    const { proposal, transfer } = await looksAt(person, id);
    expect(proposal).toMatchObject({ lines: [{ base: '50.00', net: null, vat: null }], currency: 'USD' });
    expect(transfer).toBeNull();
    // 50.00 at 1.0867 dollars a euro are 46.01.
    const lines = [{ taxCode: 'euServiceReverseCharge', net: 4601, vat: 0 }] as never;
    await books(person, id, { lines, category: 'software', exchangeRate: '1.0867' as never });
    expect((await boxesOf(person, '2026-Q1'))['46']).toBe(4600);
  });
});
