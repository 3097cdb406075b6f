/** Bills become a file of transfers for the bank. By it nothing is paid; that it was, somebody says afterwards. */
import type { Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { getExpense, payMany } from '@belegbar/server/expenses';
import {
  discardTransferFile,
  listTransferFiles,
  makeTransferFile,
  proposeTransfers,
  readTransferFile,
} from '@belegbar/server/transfers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, pays } from '../support/purchases.ts';
import { IBANS } from '../support/received.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';
import { owes, transfers } from '../support/transfers.ts';

const TODAY = '2026-04-01';

let fresh: FreshDatabase;
let stage: Stage;
beforeAll(async () => {
  fresh = await freshDatabase(8);
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

function aJonas(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
}

const xmlOf = async (person: Person, id: string) =>
  new TextDecoder().decode((await readTransferFile(person.on(TODAY), id)).bytes);

test('three bills become one file, which pays none of them; noted as paid, they are', async () => {
  const person = await aJonas();
  const now = person.on(TODAY);
  const ids = [await owes(person, TODAY), await owes(person, TODAY), await owes(person, TODAY)].map(
    ({ id }) => id,
  );
  const { id } = await transfers(person, ids, { on: TODAY });
  const xml = await xmlOf(person, id);
  expect(xml).toContain('<NbOfTxs>3</NbOfTxs>');
  expect(xml).toContain('<CtrlSum>357.00</CtrlSum>');
  expect(xml.match(/<EndToEndId>[^<]+/g)).toHaveLength(3);
  expect(xml).toContain('<Nm>Papierhaus</Nm>');
  expect(xml).toContain('<Ustrd>Kd 17, R 4711</Ustrd>');
  expect(await getExpense(now, ids[0] ?? '')).toMatchObject({ open: 11_900, state: 'open', payments: [] });
  const { files } = await listTransferFiles(now);
  expect(files).toMatchObject([{ id, executesOn: TODAY, total: 35_700, bills: [{ open: 11_900 }, {}, {}] }]);
  await payMany(now, {
    idempotencyKey: uuid(),
    paidOn: TODAY as Day,
    paymentMeans: 'creditTransfer',
    expenses: ids.map((one) => ({ id: one, amount: euros('119') })),
  });
  expect((await listTransferFiles(now)).files[0]?.bills.map(({ open }) => open)).toEqual([0, 0, 0]);
});

test('a bill that is in a file is in a second one only if that is meant, until the first is discarded', async () => {
  const person = await aJonas();
  const { id } = await owes(person, TODAY);
  const first = await transfers(person, [id], { on: TODAY });
  expect(await refusalOf(transfers(person, [id], { on: TODAY }))).toBe('IN_TRANSFER_FILE');
  const { bills } = await proposeTransfers(person.on(TODAY), [id]);
  expect(bills).toMatchObject([{ hindrance: null, inFile: { id: first.id, executesOn: TODAY } }]);
  const second = await transfers(person, [id], { on: TODAY, confirmSecond: true });
  await discardTransferFile(person.on(TODAY), first.id);
  await discardTransferFile(person.on(TODAY), second.id);
  expect(await refusalOf(discardTransferFile(person.on(TODAY), first.id))).toBe('NOT_FOUND');
  expect(await refusalOf(readTransferFile(person.on(TODAY), first.id))).toBe('NOT_FOUND');
  expect(await refusalOf(transfers(person, [id], { on: TODAY }))).toBe(null);
});

test('two pages that make a file of one bill at the same moment make one', async () => {
  const person = await aJonas();
  const { id } = await owes(person, TODAY);
  const both = await Promise.all([1, 2].map(() => refusalOf(transfers(person, [id], { on: TODAY }))));
  expect(both.toSorted()).toEqual(['IN_TRANSFER_FILE', null]);
});

test('what cannot be transferred says why, and another account of the vendor is told', async () => {
  const person = await aJonas();
  const now = person.on(TODAY);
  const payee = { name: '', iban: IBANS.other, bic: '' };
  const foreign = await buys(person, TODAY, { payee, currency: 'USD', unitsPerEuro: decimal('1.1') });
  const paid = await owes(person, TODAY);
  await pays(person, paid.id, { on: TODAY, amount: '119' });
  const bare = await buys(person, TODAY);
  const brazil = await owes(person, TODAY, 'BR1800360305000010009795493C1');
  const proposed = await proposeTransfers(now, [foreign.id, paid.id, bare.id, brazil.id]);
  expect(proposed.bills.map(({ hindrance }) => hindrance)).toEqual([
    'currency',
    'nothingOpen',
    'noAccount',
    'notSepa',
  ]);
  expect(proposed.bills.map(({ otherAccount }) => otherAccount)).toEqual([null, null, null, IBANS.other]);
  expect(await problemsOf(transfers(person, [bare.id], { on: TODAY }))).toEqual([
    'expenses.0 transfer.hindrance.noAccount',
  ]);
});

test('no more than what is open, no day that is over, and not without an account of one’s own', async () => {
  const person = await aJonas();
  const now = person.on(TODAY);
  const { id } = await owes(person, TODAY);
  const order = (amount: string, executionDay: string) =>
    makeTransferFile(now, {
      idempotencyKey: uuid(),
      executionDay: executionDay as Day,
      expenses: [{ id, amount: euros(amount), discount: euros('1') }],
    });
  expect(await problemsOf(order('118.01', TODAY))).toEqual(['expenses.0 expense.amount.above-open']);
  expect(await problemsOf(order('118', '2026-03-31'))).toEqual(['executionDay transfer.day.past']);
  expect(await problemsOf(order('118', '2027-04-02'))).toEqual(['executionDay transfer.day.far-ahead']);
  expect(await refusalOf(order('118', '2027-04-01'))).toBe(null);
  const poor = await enter(stage, {
    ...jonas,
    email: `${uuid()}@weber-code.example`,
    profile: { ...jonas.profile, iban: '' },
  });
  const bill = await owes(poor, TODAY);
  expect(await problemsOf(transfers(poor, [bill.id], { on: TODAY }))).toEqual([
    'account transfer.account.none',
  ]);
});

test('a stranger gets no file, and the audit log names no account', async () => {
  const person = await aJonas();
  const { id } = await transfers(person, [(await owes(person, TODAY)).id], { on: TODAY });
  const stranger = await aJonas();
  expect(await refusalOf(readTransferFile(stranger.on(TODAY), id))).toBe('NOT_FOUND');
  expect(await refusalOf(discardTransferFile(stranger.on(TODAY), id))).toBe('NOT_FOUND');
  const { rows } = await fresh.superuser.query(
    `select detail::text from audit_log where action = 'transfers.make' and subject_id = $1`,
    [id],
  );
  expect(rows[0].detail).toContain('11900');
  expect(rows[0].detail).not.toMatch(/[A-Z]{2}\d{2}[A-Z0-9]{10}/);
});
