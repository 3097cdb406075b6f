/** Bills of vendors, and what the bank says of them later. */
import type { Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { payExpense, recordExpense } from '@belegbar/server/expenses';
import { verifyJournal } from '@belegbar/server/journal';
import { incomeSurplusOfYear, vatAdvance, vatAdvanceEntries } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../server/platform/refusal.ts';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

/** Hosting from February to October over 1,000.00 and 190.00, noted on the day of its bill. */
async function hosting(): Promise<string> {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const { id } = await recordExpense(person.on('2026-02-01'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Cloudhafen GmbH', country: 'DE' },
    category: 'software',
    documentDate: '2026-02-01' as Day,
    servicePeriod: { from: '2026-02-01' as Day, to: '2026-10-31' as Day },
    lines: [{ taxCode: 'inputStandard19', net: centsFromEuros(decimal('1000')) }],
  });
  return id;
}

function paid(on: string, paidOn: string, id: string, amount: string) {
  const money = { paidOn: paidOn as Day, amount: centsFromEuros(decimal(amount)) };
  return payExpense(person.on(on), { id, idempotencyKey: uuid(), ...money });
}

/** Kz 66 of the four quarters, in cents. */
function deducted(): Promise<number[]> {
  const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
  return Promise.all(
    quarters.map(async (quarter) => {
      const { boxes } = await vatAdvance(person.on('2026-12-31'), quarter);
      return boxes.find(({ kennzahl }) => kennzahl === '66')?.amount ?? 0;
    }),
  );
}

test('a subscription that was paid in February is deducted in February, though that is noted in March', async () => {
  const id = await hosting();
  expect(await deducted()).toEqual([0, 0, 0, 19_000]);
  await paid('2026-03-10', '2026-02-14', id, '1190.00');
  expect(await deducted()).toEqual([19_000, 0, 0, 0]);
  const { lines } = await incomeSurplusOfYear(person.on('2026-03-10'), { year: 2026 });
  expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
    ['expenses', 100_000],
    ['inputVat', 19_000],
  ]);
});

test('of one that is paid in parts each part counts with its day, in whichever order they are noted', async () => {
  const id = await hosting();
  await paid('2026-11-12', '2026-11-10', id, '595.00');
  await paid('2026-11-13', '2026-05-14', id, '297.50');
  await paid('2026-11-14', '2026-03-14', id, '297.50');
  expect(await deducted()).toEqual([4_750, 4_750, 0, 9_500]);
});

test('more than is open is refused, and nothing is booked', async () => {
  const id = await hosting();
  await paid('2026-03-10', '2026-02-14', id, '595.00');
  const refusal = await refusalOf(paid('2026-03-11', '2026-03-10', id, '595.01'));
  expect(refusal).toBe('INVALID');
  expect(await deducted()).toEqual([9_500, 0, 0, 9_500]);
});

test('a payment to the tax office has no input VAT', async () => {
  await hosting();
  const payment = recordExpense(person.on('2026-04-10'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Finanzamt', country: 'DE' },
    category: 'vat_paid_to_tax_office',
    documentDate: '2026-04-10' as Day,
    lines: [{ taxCode: 'inputStandard19', net: centsFromEuros(decimal('100')) }],
  });
  expect(await problemsOf(payment)).toEqual(['lines.0 expense.tax-payment.vat']);
});

test('a trainer whose lessons are exempt owes the VAT on a service from Ireland and deducts none of it', async () => {
  await hosting();
  const { id } = await recordExpense(person.on('2026-04-10'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Lernplatz Ltd', country: 'IE' },
    category: 'software',
    documentDate: '2026-04-10' as Day,
    lines: [
      {
        taxCode: 'euServiceReverseCharge',
        net: centsFromEuros(decimal('500')),
        deduction: { reason: 'exemptOutput' },
      },
    ],
  });
  await paid('2026-04-12', '2026-04-11', id, '500');
  const { boxes } = await vatAdvance(person.on('2026-12-31'), '2026-Q2');
  expect(boxes.map(({ kennzahl, amount }) => [kennzahl, amount])).toEqual([
    ['46', 50_000],
    ['47', 9_500],
    ['67', 0],
    ['83', 9_500],
  ]);
  const { entries } = await vatAdvanceEntries(person.on('2026-12-31'), { period: '2026-Q2', kennzahl: '67' });
  expect(entries.map(({ vat, counted }) => [vat, counted])).toEqual([[-9_500, 0]]);
});

test.each([
  ['nothing', '0'],
  ['all of it', '100'],
])('a share of the deduction that is %s is refused', async (_, percent) => {
  await hosting();
  const bill = recordExpense(person.on('2026-04-10'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Papierhaus', country: 'DE' },
    category: 'materials',
    documentDate: '2026-04-10' as Day,
    lines: [
      {
        taxCode: 'inputStandard19',
        net: centsFromEuros(decimal('100')),
        deduction: { reason: 'mixedOutput', percent: decimal(percent) },
      },
    ],
  });
  expect(await problemsOf(bill)).toEqual(['lines.0.deduction expense.deduction.percent']);
});

async function problemsOf(act: Promise<unknown>): Promise<string[]> {
  const refusal = await act.catch((error: unknown) => error);
  if (!(refusal instanceof Refusal)) throw new Error('it was not refused');
  const { problems } = refusal.data as { problems: { field: string; code: string }[] };
  return problems.map(({ field, code }) => `${field} ${code}`);
}
