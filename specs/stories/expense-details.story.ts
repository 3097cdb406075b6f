/** What a bill tells beside its amounts, the receipts that prove it, and what is remembered of its vendor. */
import type { Day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import {
  attachReceipt,
  correctExpense,
  detachReceipt,
  findVendors,
  getExpense,
  type RecordExpenseInput,
  recordExpense,
  undoExpense,
} from '@belegbar/server/expenses';
import { keepReceipt, listReceipts } from '@belegbar/server/receipts';
import { urlSigner } from '@belegbar/server/storage';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-10-08';
const signer = urlSigner(['a secret of the story']);

let fresh: FreshDatabase;
let stage: Stage;
let owner: Person;
let other: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  owner = await enter(stage, jonas);
  other = await enter(stage, { ...jonas, email: 'other@b.example' });
});
afterAll(() => stage.close());

const MEAL = {
  vendor: { name: 'Trattoria Alma', country: 'DE' },
  category: 'business_meals',
  documentDate: '2026-10-06' as Day,
  dueDate: '2026-10-20' as Day,
  documentNumber: ' R-20418 ',
  paymentMeans: 'card',
  project: 'Startseite',
  note: 'Ines hat die Abnahme zugesagt.',
  entertainment: {
    place: 'Bergmannstraße 8, Berlin',
    participants: ['Jonas Weber', 'Ines Kettler'],
    occasion: 'Abnahme der Startseite',
  },
  lines: [
    { taxCode: 'inputReduced7', gross: cents(5_280), description: 'Speisen' },
    { taxCode: 'inputStandard19', gross: cents(2_470), description: 'Getränke' },
  ],
} satisfies Omit<RecordExpenseInput, 'idempotencyKey'>;

const enters = (changes: Partial<RecordExpenseInput> = {}, by = owner) =>
  recordExpense(by.on(TODAY), { ...MEAL, idempotencyKey: uuid(), ...changes });

const keeps = async (text: string, by = owner) =>
  keepReceipt(by.on(TODAY), signer, { file: new File([`%PDF-1.7 ${text}`], `${text}.pdf`) });

const waiting = async (by = owner) => {
  const { receipts } = await listReceipts(by.on(TODAY), signer, {});
  return receipts.map(({ fileName }) => fileName);
};

const filesOf = async (id: string) => {
  const { files } = await getExpense(owner.on(TODAY), id);
  return files.map(({ fileName }) => fileName);
};

test('what the bill tells is read again, and a correction says all of it anew', async () => {
  const { id } = await enters();
  const read = await getExpense(owner.on(TODAY), id);
  expect(read).toMatchObject({
    documentNumber: 'R-20418',
    paymentMeans: 'card',
    project: 'Startseite',
    note: 'Ines hat die Abnahme zugesagt.',
    entertainment: MEAL.entertainment,
    // 52.80 / 1.07 = 49.3457 and 24.70 / 1.19 = 20.7563, each to the cent.
    lines: [
      { description: 'Speisen', net: 4_935, vat: 345 },
      { description: 'Getränke', net: 2_076, vat: 394 },
    ],
  });
  const { project: _, note: __, ...rest } = MEAL;
  const correction = { ...rest, documentNumber: 'R-20419', id, version: 1, idempotencyKey: uuid() };
  await correctExpense(owner.on(TODAY), correction);
  expect(await getExpense(owner.on(TODAY), id)).toMatchObject({
    version: 2,
    documentNumber: 'R-20419',
    project: '',
    note: '',
  });
});

test('nothing of it changes what the bill books', async () => {
  const {
    documentNumber: _,
    entertainment: __,
    project: ___,
    note: ____,
    paymentMeans: _____,
    ...bare
  } = MEAL;
  const [told, untold] = [
    await enters(),
    await recordExpense(owner.on(TODAY), { ...bare, idempotencyKey: uuid() }),
  ];
  const booked = async (id: string) => {
    const { entries } = await getExpense(owner.on(TODAY), id);
    return entries.map(({ bookedOn, kind, taxCode, net, vat }) => ({ bookedOn, kind, taxCode, net, vat }));
  };
  expect((await booked(told.id)).length).toBeGreaterThan(0);
  expect(await booked(told.id)).toEqual(await booked(untold.id));
});

test('a receipt that waits is entered with the bill, once, and waits no longer', async () => {
  const { id: receiptId } = await keeps('alma');
  const { id } = await enters({ receipts: [receiptId] });
  expect([await filesOf(id), await waiting()]).toEqual([['alma.pdf'], []]);
  expect(await refusalOf(enters({ receipts: [receiptId] })), 'it is of a bill already').toBe('NOT_FOUND');
});

test('one that was put to the wrong bill waits again, and can be put to the right one', async () => {
  const { id: receiptId } = await keeps('bahn');
  const [wrong, right] = [await enters(), await enters()];
  const key = uuid();
  const attached = await attachReceipt(owner.on(TODAY), { id: wrong.id, receiptId, idempotencyKey: key });
  const again = await attachReceipt(owner.on(TODAY), { id: wrong.id, receiptId, idempotencyKey: key });
  expect(again, 'a second click').toEqual(attached);
  await detachReceipt(owner.on(TODAY), { id: wrong.id, fileId: attached.id });
  expect([await filesOf(wrong.id), await waiting()]).toEqual([[], ['bahn.pdf']]);
  const { receipts } = await listReceipts(owner.on(TODAY), signer, {});
  const [bahn] = receipts;
  if (bahn === undefined) throw new Error('it waits');
  await attachReceipt(owner.on(TODAY), { id: right.id, receiptId: bahn.id, idempotencyKey: uuid() });
  expect([await filesOf(right.id), await waiting()]).toEqual([['bahn.pdf'], []]);
});

test('the receipts of a bill that is taken back wait again', async () => {
  const { id: receiptId } = await keeps('hotel');
  const { id } = await enters({ receipts: [receiptId] });
  await undoExpense(owner.on(TODAY), { id, idempotencyKey: uuid() });
  expect([await filesOf(id), await waiting()]).toEqual([[], ['hotel.pdf']]);
  const [first] = (await listReceipts(owner.on(TODAY), signer, {})).receipts;
  const late = { id, receiptId: first?.id ?? '', idempotencyKey: uuid() };
  expect(await refusalOf(attachReceipt(owner.on(TODAY), late))).toBe('ALREADY_TAKEN_BACK');
});

test('neither bills nor receipts nor vendors of somebody else are there', async () => {
  const { id: receiptId } = await keeps('fremd');
  const { id } = await enters();
  const mine = await attachReceipt(owner.on(TODAY), { id, receiptId, idempotencyKey: uuid() });
  const theirs = await keeps('ihrer', other);
  const by = other.on(TODAY);
  expect([
    await refusalOf(detachReceipt(by, { id, fileId: mine.id })),
    await refusalOf(attachReceipt(by, { id, receiptId: theirs.id, idempotencyKey: uuid() })),
    await refusalOf(attachReceipt(owner.on(TODAY), { id, receiptId: theirs.id, idempotencyKey: uuid() })),
    (await findVendors(by, '')).vendors,
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', []]);
});

test('a vendor is found by any word of the name, with what the last bill said that was not taken back', async () => {
  await enters({ project: 'Shop', privateSharePercent: undefined });
  const { id } = await enters({ category: 'other', vendor: { name: 'TRATTORIA ALMA', country: 'DE' } });
  await undoExpense(owner.on(TODAY), { id, idempotencyKey: uuid() });
  const found = await Promise.all(
    ['tratt', 'alma', 'LMA', '%'].map((search) => findVendors(owner.on(TODAY), search)),
  );
  expect(found.map(({ vendors }) => vendors.length)).toEqual([1, 1, 0, 0]);
  expect(found[1]?.vendors[0]).toMatchObject({
    vendor: { name: 'Trattoria Alma' },
    category: 'business_meals',
    project: 'Shop',
    paymentTermDays: 14,
    paymentMeans: 'card',
    lines: [
      { taxCode: 'inputReduced7', gross: 5_280, description: 'Speisen' },
      { taxCode: 'inputStandard19', gross: 2_470, description: 'Getränke' },
    ],
  });
});
