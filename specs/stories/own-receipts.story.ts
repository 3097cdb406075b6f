/** Vouchers as the list shows them, and cash without a slip. Figures by the law: 0.30 a kilometre, § 9 (1) No. 4a EStG. */
import type { Day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { verifyJournal } from '@belegbar/server/journal';
import {
  downloadReceipt,
  getVoucher,
  listVouchers,
  recordCashExpense,
  recordKilometres,
  recordPrivateMoney,
  undoVoucher,
} from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageTexts } from '../../documents/testing/read-pdf.ts';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { boxesOfPeriod, linesOfYear } from '../support/vouchers.ts';

const TODAY = '2026-12-30';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});
afterEach(async () => {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

/** To a workshop and back, 120 km by one's own car. */
const trip = () => ({
  idempotencyKey: uuid(),
  way: {
    kind: 'trip' as const,
    drivenOn: '2026-03-10' as Day,
    vehicle: 'car' as const,
    kilometres: decimal('120'),
  },
  purpose: 'Workshop bei Brandwerk',
});

const parking = (changes = {}) => ({
  idempotencyKey: uuid(),
  paidOn: '2026-03-10' as Day,
  paidTo: 'Parkautomat',
  purpose: 'Parken beim Workshop',
  category: 'transportation' as const,
  amount: cents(450),
  noSlipReason: 'Der Automat gab keinen Beleg aus.',
  ...changes,
});

test('the list tells what each voucher moves and what it is about, also once it is taken back', async () => {
  const { id } = await recordKilometres(person.on(TODAY), trip());
  const moved = { direction: 'withdrawal', movedOn: '2026-03-31' as Day, amount: cents(150_000) } as const;
  await recordPrivateMoney(person.on(TODAY), { idempotencyKey: uuid(), ...moved });
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  // 120 x 0.30 = 36.00.
  expect((await listVouchers(person.on(TODAY), {})).vouchers).toMatchObject([
    { kind: 'privateMoney', amount: -150_000, about: '', isTakenBack: false },
    { kind: 'kilometres', amount: -3_600, about: 'Workshop bei Brandwerk', isTakenBack: true },
  ]);
  expect(await getVoucher(person.on(TODAY), id)).toMatchObject({
    number: 'KM-2026-0001',
    amount: -3_600,
    entries: [
      { kind: 'kilometres', net: -3_600, documentNumber: 'KM-2026-0001' },
      { kind: 'kilometres', net: 3_600 },
    ],
  });
});

test('nobody drives more than 10,000 kilometres on one trip, which the books could not carry', async () => {
  const drives = (kilometres: string) =>
    recordKilometres(person.on(TODAY), {
      ...trip(),
      way: { ...trip().way, kilometres: decimal(kilometres) },
    });
  expect(await problemsOf(drives('10000.1'))).toEqual(['way.kilometres voucher.kilometres.too-many']);
  await drives('10000');
});

test('cash without a slip is cost in full, and none of it is input VAT', async () => {
  const { id } = await recordCashExpense(person.on(TODAY), parking());
  expect(await linesOfYear(person.on(TODAY), 2026)).toMatchObject({ expenses: 450 });
  expect(await boxesOfPeriod(person.on(TODAY), '2026-Q1')).not.toHaveProperty('66');
  expect(await getVoucher(person.on(TODAY), id)).toMatchObject({
    kind: 'cashExpense',
    number: 'EB-2026-0001',
    amount: -450,
    about: 'Parken beim Workshop',
  });
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await linesOfYear(person.on(TODAY), 2026)).toMatchObject({ expenses: 0 });
});

test('it says what it was for and why there is no slip', async () => {
  const nothing = parking({ purpose: ' ', noSlipReason: '', amount: cents(0) });
  expect(await problemsOf(recordCashExpense(person.on(TODAY), nothing))).toEqual([
    'amount payment.amount.not-positive',
    'purpose voucher.cash.unsaid',
    'noSlipReason voucher.cash.unsaid',
  ]);
});

test('an own receipt has a PDF with its number; private money has none', async () => {
  const { id } = await recordKilometres(person.on(TODAY), trip());
  const { fileName, bytes } = await downloadReceipt(person.on(TODAY), id);
  expect(fileName).toBe('KM-2026-0001.pdf');
  // 120 km x 0.30, by whom and what for, as the voucher has it.
  const text = (await pageTexts(bytes)).join('');
  for (const said of ['km-2026-0001', '36,00', 'jonasweber', 'workshopbeibrandwerk'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/[-−]36,00/);
  const moved = { direction: 'withdrawal', movedOn: '2026-03-31' as Day, amount: cents(150_000) } as const;
  const money = await recordPrivateMoney(person.on(TODAY), { idempotencyKey: uuid(), ...moved });
  expect(await refusalOf(downloadReceipt(person.on(TODAY), money.id))).toBe('NOT_FOUND');
});
