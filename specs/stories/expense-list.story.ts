/** The list of expenses: what each filter lets through, in which order, and what it comes to, worked out by hand. */
import type { Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import {
  attachReceipt,
  type ExpenseListInput,
  listExpenses,
  type RecordExpenseInput,
  undoExpense,
} from '@belegbar/server/expenses';
import { keepReceipt } from '@belegbar/server/receipts';
import { urlSigner } from '@belegbar/server/storage';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, isCredited, pays, setsRight } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

/** A Thursday: what is due until the 15th is due soon. */
const TODAY = '2026-10-08';
let stage: Stage;
let person: Person;
let stranger: Person;

const buysFrom = (name: string, on: string, changes: Partial<RecordExpenseInput>) =>
  buys(person, on, { vendor: { name, country: 'DE' }, ...changes });
const line = (net: string) => [{ taxCode: 'inputStandard19' as const, net: euros(net) }];

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, { ...jonas, email: 'stranger@b.example' });
  const paid = await buysFrom('Märkische Bahn', '2026-09-18', {
    category: 'transportation',
    lines: [{ taxCode: 'inputReduced7', gross: euros('78.60') }],
    paidOn: '2026-09-18' as Day,
  });
  const signer = urlSigner(['a secret of the story']);
  const receipt = await keepReceipt(person.on(TODAY), signer, { file: new File(['%PDF-1.7'], 'bahn.pdf') });
  await attachReceipt(person.on(TODAY), { id: paid.id, receiptId: receipt.id, idempotencyKey: uuid() });
  // 476.00, due in five days.
  await buysFrom('Steuerbüro Lohmann', '2026-09-29', {
    category: 'legal',
    documentNumber: 'L/4711',
    lines: line('400'),
    dueDate: '2026-10-13' as Day,
  });
  // 178.50, of which 78.50 were paid; 100.00 are late.
  const partly = await buysFrom('Nordlicht Hosting GmbH', '2026-09-20', {
    category: 'software',
    lines: line('150'),
    dueDate: '2026-10-04' as Day,
  });
  await pays(person, partly.id, { on: '2026-09-25', amount: '78.50' });
  // 50.00 dollars from Ireland at 1.25: 40.00 euros, owed without VAT and without a day.
  await buysFrom('Pixelforge Ltd.', '2026-10-05', {
    vendor: { name: 'Pixelforge Ltd.', country: 'IE' },
    category: 'software',
    currency: 'USD',
    unitsPerEuro: decimal('1.25'),
    lines: [{ taxCode: 'euServiceReverseCharge', net: euros('50') }],
  });
  // Paid with 119.00 and then set right to 59.50: the vendor owes 59.50.
  const wrong = await buysFrom('Papier & Straße', '2026-10-06', { paidOn: '2026-10-06' as Day });
  await setsRight(person, wrong.id, {
    vendor: { name: 'Papier & Straße', country: 'DE' },
    lines: line('50'),
  });
  const slip = await buysFrom('Irrtum AG', '2026-10-07', {});
  await undoExpense(person.on(TODAY), { id: slip.id, idempotencyKey: uuid() });
  await buys(stranger, '2026-10-07', { vendor: { name: 'Nordlicht Hosting GmbH', country: 'DE' } });
});
afterAll(() => stage.close());

const list = (input: ExpenseListInput = {}) => listExpenses(person.on(TODAY), input);
const vendors = async (input: ExpenseListInput) =>
  (await list(input)).expenses.map(({ vendor }) => vendor.name.split(' ')[0]);

describe("Jonas's expenses", () => {
  test('stand with the latest date first, without what was taken back and without those of strangers', async () => {
    expect(await vendors({})).toEqual(['Papier', 'Pixelforge', 'Steuerbüro', 'Nordlicht', 'Märkische']);
  });

  test.each([
    ['open', ['Papier', 'Pixelforge', 'Steuerbüro', 'Nordlicht']],
    ['due', ['Steuerbüro']],
    ['overdue', ['Nordlicht']],
    ['paid', ['Märkische']],
    ['withoutReceipt', ['Papier', 'Pixelforge', 'Steuerbüro', 'Nordlicht']],
    ['takenBack', ['Irrtum']],
  ] as const)('filters: %s', async (state, expected) => {
    expect(await vendors({ state })).toEqual(expected);
  });

  test('counts each state, whichever is asked for', async () => {
    const counts = { all: 5, open: 4, due: 1, overdue: 1, paid: 1, withoutReceipt: 4, takenBack: 1 };
    expect((await list()).counts).toEqual(counts);
    expect((await list({ state: 'paid' })).counts).toEqual(counts);
  });

  // Gross 78.60 + 476.00 + 178.50 + 40.00 + 59.50. To be paid 476.00 + 100.00 + 40.00: what a vendor owes lessens nothing.
  test('come to their sum in euros, and to what is to be paid', async () => {
    expect((await list()).totals).toEqual({ count: 5, gross: 83_260, open: 61_600 });
    expect((await list({ state: 'overdue' })).totals).toEqual({ count: 1, gross: 17_850, open: 10_000 });
    expect((await list({ categories: ['software'] })).totals).toEqual({
      count: 2,
      gross: 21_850,
      open: 14_000,
    });
  });

  test.each([
    ['b-2026-0002', ['Steuerbüro']],
    ['l/4711', ['Steuerbüro']],
    ['STRASSE', ['Papier']],
    ['märkische bahn', ['Märkische']],
    ['476,00', ['Steuerbüro']],
    ['178.50 €', ['Nordlicht']],
    // What is open of it.
    ['100,00', ['Nordlicht']],
    ['usd', ['Pixelforge']],
    ['40,00', ['Pixelforge']],
    ['%', []],
    ["'; drop table expenses; --", []],
  ])('are found by %s', async (search, expected) => {
    expect(await vendors({ search })).toEqual(expected);
  });

  test('are those of a time, of a vendor and of any of some categories', async () => {
    expect(await vendors({ from: '2026-09-20' as Day, to: '2026-09-29' as Day })).toEqual([
      'Steuerbüro',
      'Nordlicht',
    ]);
    expect(await vendors({ vendor: 'Pixelforge Ltd.' })).toEqual(['Pixelforge']);
    expect(await vendors({ categories: ['transportation', 'legal'] })).toEqual(['Steuerbüro', 'Märkische']);
  });

  test.each([
    ['date', ['Papier', 'Pixelforge', 'Steuerbüro', 'Nordlicht', 'Märkische']],
    ['number', ['Papier', 'Pixelforge', 'Nordlicht', 'Steuerbüro', 'Märkische']],
    ['vendor', ['Steuerbüro', 'Pixelforge', 'Papier', 'Nordlicht', 'Märkische']],
    // Those without a day come last.
    ['due', ['Papier', 'Pixelforge', 'Märkische', 'Steuerbüro', 'Nordlicht']],
    ['gross', ['Steuerbüro', 'Nordlicht', 'Märkische', 'Papier', 'Pixelforge']],
  ] as const)('are sorted by %s, falling and rising, page by page', async (sort, falling) => {
    for (const [order, expected] of [
      ['descending', falling],
      ['ascending', falling.toReversed()],
    ] as const) {
      const seen: (string | undefined)[] = [];
      let after: string | null = null;
      do {
        const page = await list({ sort, order, after, limit: 2 });
        seen.push(...page.expenses.map(({ vendor }) => vendor.name.split(' ')[0]));
        after = page.next;
      } while (after !== null);
      if (sort === 'due') expect(new Set(seen)).toEqual(new Set(expected));
      else expect(seen).toEqual(expected);
    }
  });

  test('say of each whether a document proves it', async () => {
    const { expenses } = await list();
    expect(expenses.filter(({ hasReceipt }) => hasReceipt).map(({ vendor }) => vendor.name)).toEqual([
      'Märkische Bahn',
    ]);
  });
});

test('a page goes on where the last ended, though something is entered meanwhile', async () => {
  const own = await enter(stage, { ...jonas, email: 'pages@b.example' });
  for (const on of ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04']) await buys(own, on);
  const now = own.on(TODAY);
  const first = await listExpenses(now, { limit: 2 });
  await buys(own, '2026-05-06');
  await buys(own, '2026-04-30');
  const second = await listExpenses(now, { limit: 2, after: first.next });
  const third = await listExpenses(now, { limit: 2, after: second.next });
  expect([first, second, third].map(({ expenses }) => expenses.map((one) => one.documentDate))).toEqual([
    ['2026-05-04', '2026-05-03'],
    ['2026-05-02', '2026-05-01'],
    ['2026-04-30'],
  ]);
  expect(third.next).toBeNull();
});

test('a key of another list is refused', async () => {
  expect(await refusalOf(list({ after: 'yesterday' }))).toBe('INVALID');
  const { next } = await list({ limit: 1 });
  expect(await refusalOf(list({ sort: 'gross', after: next }))).toBe('INVALID');
});

test('what a vendor credits and what is taken back of it changes the sums', async () => {
  const own = await enter(stage, { ...jonas, email: 'credits@b.example' });
  const { id } = await buys(own, '2026-05-01');
  await isCredited(own, id, { on: '2026-05-02', net: '20' });
  // 119.00 - 23.80.
  expect((await listExpenses(own.on(TODAY))).totals).toEqual({ count: 1, gross: 11_900, open: 9_520 });
});
