import type { Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { recordExpense } from '@belegbar/server/expenses';
import { vatAdvance, vatAdvanceEntries } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
const invoices: string[] = [];

/** Three days of work at 1,000.00 in the first quarter, and a bill for hosting from Ireland over 50.00. */
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  for (const on of ['2026-01-15', '2026-02-15', '2026-03-31']) {
    invoices.push((await bills(person, on, aDayOfWork('brandwerk'))).id);
  }
  await bills(person, '2026-04-01', aDayOfWork('brandwerk'));
  await recordExpense(person.on('2026-02-03'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Cloudhafen Ltd.', country: 'IE' },
    category: 'software',
    documentDate: '2026-02-03' as Day,
    paidOn: '2026-02-03' as Day,
    lines: [{ taxCode: 'euServiceReverseCharge', net: centsFromEuros(decimal('50.00')) }],
  });
});
afterAll(() => stage.close());

describe("Jonas's advance return", () => {
  // 3,000.00 x 19 % = 570.00; 50.00 x 19 % = 9.50 is owed and deducted (§ 13b, § 15 (1) No. 4 UStG).
  test('has the boxes of the quarter, and says when it is due', async () => {
    const report = await vatAdvance(person.on('2026-04-02'), '2026-Q1');
    const amounts = Object.fromEntries(report.boxes.map((box) => [box.kennzahl, box.amount]));
    expect(amounts).toEqual({ '81': 300000, '46': 5000, '47': 950, '67': 950, '83': 57000 });
    expect(report).toMatchObject({
      payable: 57000,
      ledgerPayable: 57000,
      roundingDifference: 0,
      required: true,
      dueDate: '2026-04-10',
    });
  });

  test('leads from a box to its entries and from there to the invoices, page by page', async () => {
    const first = await vatAdvanceEntries(person.on('2026-04-02'), {
      period: '2026-Q1',
      kennzahl: '81',
      limit: 2,
    });
    const rest = await vatAdvanceEntries(person.on('2026-04-02'), {
      period: '2026-Q1',
      kennzahl: '81',
      limit: 2,
      after: first.next ?? 0,
    });
    expect([...first.entries, ...rest.entries].map((entry) => entry.documentId)).toEqual(invoices);
    expect(rest.next).toBeNull();
  });

  test('Kz 83 has no entries of its own, and a box that the form has not is not found', async () => {
    const entries = (kennzahl: string) =>
      vatAdvanceEntries(person.on('2026-04-02'), { period: '2026-Q1', kennzahl });
    expect(await entries('83')).toEqual({ entries: [], next: null });
    expect(await refusalOf(entries('999'))).toBe('NOT_FOUND');
  });

  test('is refused for a year whose form is not known, and for what is no period', async () => {
    await expect(vatAdvance(person.on('2026-04-02'), '2031-Q1')).rejects.toMatchObject({
      code: 'UNKNOWN_YEAR',
      data: { year: 2031 },
    });
    await expect(async () => vatAdvance(person.on('2026-04-02'), '2026-13')).rejects.toMatchObject({
      code: 'INVALID',
    });
  });
});
