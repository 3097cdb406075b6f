/** When the VAT of a received invoice counts, who owes it, and what of it is never entered. Figures are by hand. */
import { verifyJournal } from '@belegbar/server/journal';
import { setReceivedAside } from '@belegbar/server/received-invoices';
import { vatAdvance } from '@belegbar/server/tax-reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import {
  anyJonas,
  type BillSays,
  bill,
  books,
  CLOUDHAFEN,
  handsIn,
  looksAt,
  PAPER,
  PAPIERHAUS,
  problemOf,
  proposed,
  TODAY,
  xmlOf,
} from '../support/received.ts';
import { type Person, type Stage, setStage } from '../support/stage.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let stage: Stage;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

async function boxesOf(person: Person, period: string) {
  const { boxes } = await vatAdvance(person.on(TODAY), period);
  return Object.fromEntries(boxes.map((box) => [box.kennzahl, box.amount]));
}

/** Jonas with a bill that waits. */
async function hasReceived(says: BillSays) {
  const person = await anyJonas(stage);
  const { id } = await handsIn(person, xmlOf(bill(says)));
  return { person, id };
}

const taxed = (base: string, tax: string) => [{ base, tax, category: 'S', rate: '19' }];
const notesOf = async (person: Person, id: string) =>
  (await looksAt(person, id)).proposal?.notes.map(({ code }) => code);

test('hosting from Ireland without VAT is entered once Jonas has said who owes it (§ 13b (1) UStG)', async () => {
  const { person, id } = await hasReceived({
    vatBreakdown: [{ base: '50.00', tax: '0.00', category: 'O', exemptionReason: 'Not subject to VAT' }],
  });
  expect((await looksAt(person, id)).proposal).toMatchObject({
    lines: [{ taxCode: null, net: 5000, vat: 0 }],
    notes: [{ kind: 'asks', code: 'whoOwesVat' }],
  });
  await expect(proposed(person, id)).rejects.toThrow('tax code');
  const lines = [{ taxCode: 'euServiceReverseCharge', net: 5000, vat: 0 }] as never;
  await books(person, id, { lines });
  expect(await boxesOf(person, '2026-Q1')).toEqual({ '46': 5000, '47': 950, '67': 950, '83': 0 });
});

test('Irish VAT on what is a service to a business is cost, and the German VAT is owed on the net', async () => {
  const { person, id } = await hasReceived({
    vatBreakdown: [{ base: '100.00', tax: '23.00', category: 'S', rate: '23' }],
  });
  const input = await proposed(person, id);
  const [service, shown] = input.lines;
  if (service === undefined || shown === undefined) throw new Error('two lines are proposed');
  const lines = [{ ...service, taxCode: 'euServiceReverseCharge' as const }, shown];
  await books(person, id, { lines, paidOn: '2026-02-17' as never });
  // 19 % of 100.00, not of 123.00, of which all is paid.
  expect(await boxesOf(person, '2026-Q1')).toEqual({ '46': 10_000, '47': 1900, '67': 1900, '83': 0 });
  const { gross } = (
    await fresh.superuser.query('select gross from expenses where business_id = $1', [person.businessId])
  ).rows[0] as { gross: string };
  expect(Number(gross)).toBe(12_300);
});

describe('the day on which VAT counts (§ 15 (1) No. 1 UStG)', () => {
  test('of a bill of March that came in April is one of April', async () => {
    const { person, id } = await hasReceived({ ...PAPER, issueDate: '2026-03-30', number: 'P-1' });
    await books(person, id, { receivedOn: '2026-04-01' as never });
    expect(await boxesOf(person, '2026-Q1')).toEqual({ '83': 0 });
    expect(await boxesOf(person, '2026-Q2')).toEqual({ '66': 2547, '83': -2547 });
  });

  test('is that of the bill where nothing else is said; when it was to be paid is kept', async () => {
    const { person, id } = await hasReceived({ ...PAPER, number: 'P-2' });
    expect(await notesOf(person, id)).toEqual(['receivedLater']);
    await books(person, id);
    expect(await boxesOf(person, '2026-Q1')).toEqual({ '66': 2547, '83': -2547 });
    const kept = await fresh.superuser.query(
      'select received_on, due_date::text from expenses where business_id = $1',
      [person.businessId],
    );
    expect(kept.rows).toEqual([{ received_on: null, due_date: '2026-02-17' }]);
  });

  test('of a prepayment is that of the payment, without which it is not entered', async () => {
    const { person, id } = await hasReceived({
      typeCode: '386',
      number: 'A-1',
      seller: PAPIERHAUS,
      issueDate: '2026-03-20',
      delivery: {},
      vatBreakdown: taxed('1000.00', '190.00'),
    });
    expect(await notesOf(person, id)).toEqual(['prepayment']);
    expect(await problemOf(books(person, id))).toBe('expense.prepayment.unpaid');
    await books(person, id, { paidOn: '2026-04-01' as never });
    expect(await boxesOf(person, '2026-Q1')).toEqual({ '83': 0 });
    expect(await boxesOf(person, '2026-Q2')).toEqual({ '66': 19_000, '83': -19_000 });
    expect((await verifyJournal(person.on(TODAY))).firstBroken).toBeNull();
  });

  test('of a year of hosting that is paid in February is not one of December', async () => {
    const { person, id } = await hasReceived({
      seller: PAPIERHAUS,
      period: { start: '2026-01-01', end: '2026-12-31' },
      vatBreakdown: taxed('120.00', '22.80'),
    });
    await books(person, id, { paidOn: '2026-02-17' as never });
    expect(await boxesOf(person, '2026-Q1')).toEqual({ '66': 2280, '83': -2280 });
  });

  test.each([
    ['before the bill', '2026-02-02', 'expense.received.before-document'],
    ['in the future', '2026-04-02', 'expense.received.future'],
  ])('is never %s', async (_, receivedOn, code) => {
    const { person, id } = await hasReceived({});
    expect(await problemOf(books(person, id, { receivedOn: receivedOn as never }))).toBe(code);
  });
});

test('a pro forma is not entered, and is set aside as no invoice', async () => {
  const { person, id } = await hasReceived({ typeCode: '325' });
  expect(await problemOf(books(person, id))).toBe('received.not-an-invoice');
  const aside = { id, reason: 'notAnInvoice', note: '' } as const;
  expect(await setReceivedAside(person.on(TODAY), aside)).toMatchObject({ state: 'setAside' });
});

test('thousands of parts of the most that can be written are shown, and not entered by a guess', async () => {
  const most = { base: '9999999999.99', tax: '1899999999.99', category: 'S', rate: '19' };
  const { person, id } = await hasReceived({
    seller: PAPIERHAUS,
    vatBreakdown: Array.from({ length: 2000 }, () => most),
    lines: [],
    totals: { gross: '1.00', payable: '1.00' },
  });
  expect((await looksAt(person, id)).proposal).toMatchObject({
    lines: [{ taxCode: 'inputStandard19', net: null, vat: null }],
  });
});

test('an account outside of SEPA is shown without a code to scan', async () => {
  const { person, id } = await hasReceived({ seller: CLOUDHAFEN, iban: 'TR330006100519786457841326' });
  expect((await looksAt(person, id)).transfer).toMatchObject({
    iban: 'TR330006100519786457841326',
    giroCode: null,
  });
});

test('what is booked stays booked, in the database as well (§ 146 (4) AO)', async () => {
  const { person, id } = await hasReceived({});
  await books(person, id);
  for (const change of [
    "state = 'toReview', expense_id = null",
    "state = 'setAside', expense_id = null, set_aside_reason = 'other'",
    'expense_id = gen_random_uuid()',
  ])
    await expect(
      fresh.superuser.query(`update received_invoices set ${change} where id = $1`, [id]),
    ).rejects.toThrow('stays booked');
  expect(await looksAt(person, id)).toMatchObject({ state: 'booked' });
});
