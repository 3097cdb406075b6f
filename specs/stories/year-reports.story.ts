import { euroText, sumCents } from '@belegbar/domain/money';
import { ensureBusiness, getBusiness, updateBusiness } from '@belegbar/server/business';
import {
  annualVat,
  annualVatEntries,
  cashEntries,
  incomeSurplusOfYear,
  recapitulativeEntries,
  recapitulativeStatement,
} from '@belegbar/server/tax-reports';
import { recordVatPayment } from '@belegbar/server/vouchers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { type CastMember, enterCast, STATEMENTS, YEARS } from '../cast/index.ts';
import { jonas } from '../cast/jonas.ts';
import { bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';
import { taxPaid } from '../support/vouchers.ts';

type Who = CastMember['key'];

const TODAY = '2026-11-30';

let stage: Stage;
const books = new Map<Who, Context>();

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  for (const who of ['lena', 'jonas', 'aylin'] as const) books.set(who, await enterBooks(who));
});
afterAll(() => stage.close());

describe.each(YEARS)('$year in the books of $who', ({ who, year, lines, result, advances }) => {
  test('comes to the income and the expenses that were worked out by hand', async () => {
    const statement = await incomeSurplusOfYear(of(who), { year });
    const found = statement.lines.map(({ line, amount }) => [line, euroText(amount)]);
    expect(Object.fromEntries(found)).toEqual(lines);
    expect(euroText(statement.result)).toBe(result);
    expect(sumCents(statement.months.map(({ income }) => income))).toBe(statement.income);
    expect(sumCents(statement.months.map(({ expense }) => expense))).toBe(statement.expense);
  });

  test('proves every line by entries that add up to it', async () => {
    const statement = await incomeSurplusOfYear(of(who), { year });
    for (const { line, amount, entryCount } of statement.lines) {
      const { entries } = await cashEntries(of(who), { year, line, limit: 500 });
      expect(sumCents(entries.map(({ counted }) => counted)), line).toBe(amount);
      expect(entries).toHaveLength(entryCount);
    }
  });

  test('has in its boxes what its lines have, and proves every box by entries that add up to it', async () => {
    const { boxes, result } = await incomeSurplusOfYear(of(who), { year });
    const signed = boxes.map(({ side, effect, amount }) =>
      effect === 'informs' ? 0 : (side === 'income') === (effect === 'adds') ? amount : -amount,
    );
    expect(signed.reduce((sum, amount) => sum + amount, 0)).toBe(result);
    for (const { kennzahl, amount, entryCount } of boxes) {
      const { entries } = await cashEntries(of(who), { year, box: kennzahl, limit: 500 });
      expect(sumCents(entries.map(({ counted }) => counted)), kennzahl).toBe(amount);
      expect(entries).toHaveLength(entryCount);
    }
  });

  test('has the advance returns that add up to what was worked out by hand', async () => {
    const { payable, boxes } = await annualVat(of(who), { year });
    expect(euroText(payable)).toBe(advances);
    expect(boxes.at(-1)).toMatchObject({ kennzahl: '83', amount: payable });
  });

  test('has an annual return every box of which is proved by entries that add up to it', async () => {
    const { annualReturn } = await annualVat(of(who), { year });
    const boxes = (annualReturn?.boxes ?? []).filter(({ kennzahl }) => !['816', '820'].includes(kennzahl));
    for (const { kennzahl, exact, entryCount } of boxes) {
      const { entries } = await annualVatEntries(of(who), { year, kennzahl, limit: 500 });
      expect(sumCents(entries.map(({ counted }) => counted)), kennzahl).toBe(exact);
      expect(entries).toHaveLength(entryCount);
    }
  });
});

describe("Jonas's recapitulative statement", () => {
  test.each(STATEMENTS)('of $period: $why', async ({ period, lines, dueDate }) => {
    const statement = await recapitulativeStatement(of('jonas'), { period });
    const found = statement.lines.map(({ vatId, amount }) => [vatId, String(amount / 100)]);
    expect(Object.fromEntries(found)).toEqual(lines);
    expect(statement).toMatchObject({ filing: 'quarter', isStatement: true, dueDate });
    expect(statement.exact).toEqual(statement.advance);
  });

  test('leads from a client to the invoices', async () => {
    const input = { period: '2025-Q3', kind: 'services', vatId: 'ATU12345675' } as const;
    const { entries, next } = await recapitulativeEntries(of('jonas'), input);
    expect(entries.map(({ counterparty, counted }) => [counterparty, counted])).toEqual([
      ['Donau Logistik GmbH', 285_000],
    ]);
    expect(next).toBeNull();
  });

  test('is refused for a year whose limit is not known and for what is no period', async () => {
    const statement = (period: string) => recapitulativeStatement(of('jonas'), { period });
    expect(await refusalOf(statement('2031-Q1'))).toBe('UNKNOWN_YEAR');
    expect(await refusalOf(statement('2026-13'))).toBe('INVALID');
  });
});

describe('goods to the EU above 50,000 euros', () => {
  // 30,000.49 in January and 20,000.49 in February: together 50,000.98, so that both months are due on 25 March.
  test('are reported by the month, cents cut off for each client', async () => {
    const person = await enter(stage, { ...jonas, email: 'haendler@weber-code.example' });
    for (const [on, unitPrice] of [
      ['2026-01-20', '30000.49'],
      ['2026-02-20', '20000.49'],
    ] as const) {
      const goods = { description: 'Kassengeräte', quantity: '1', unit: 'lumpSum', unitPrice } as const;
      const lines = [{ ...goods, vatCase: 'intraCommunitySupply' } as const];
      await bills(person, on, { client: 'lumiere', title: 'Geräte', lines });
    }
    const february = await recapitulativeStatement(person.on('2026-03-02'), { period: '2026-02' });
    expect(february).toMatchObject({ filing: 'month', isStatement: true, dueDate: '2026-03-25' });
    expect(february.lines).toMatchObject([
      { vatId: 'FR11123456782', kind: 'goods', amount: 2_000_000, exact: 2_000_049, entryCount: 1 },
    ]);
    expect(february.exact).toEqual(february.advance);
  });
});

describe('the cash entries of a year', () => {
  test('behind a box are refused where the form of the year has no such box, or there is no form', async () => {
    const box = async (year: number, kennzahl: string) => cashEntries(of('jonas'), { year, box: kennzahl });
    expect(await refusalOf(box(2025, '999'))).toBe('NOT_FOUND');
    expect(await refusalOf(box(2023, '163'))).toBe('NOT_FOUND');
    expect(await refusalOf(box(2022, '112'))).toBe('UNKNOWN_YEAR');
    expect(await incomeSurplusOfYear(of('jonas'), { year: 2022 })).toMatchObject({ form: null, boxes: [] });
  });

  test('come newest first and page by page, none twice', async () => {
    const all = (await cashEntries(of('jonas'), { year: 2025, limit: 500 })).entries;
    const paged: typeof all = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await cashEntries(of('jonas'), {
        year: 2025,
        limit: 7,
        ...(after === '' ? {} : { after }),
      });
      paged.push(...page.entries);
      after = page.next;
    }
    expect(paged).toEqual(all);
    const days = all.map(({ bookedOn }) => bookedOn);
    expect(days).toEqual(days.toSorted().reverse());
  });

  // Paris paid 3,600.00; the chair cost 297.50 with VAT, Dublin 49.00.
  test('of a month are those of its days, and what went out is negative', async () => {
    const { entries } = await cashEntries(of('jonas'), { year: 2025, month: 3 });
    expect(entries.map(({ bookedOn, counted }) => [bookedOn, counted])).toEqual([
      ['2025-03-20', 360_000],
      ['2025-03-15', -4_900],
      ['2025-03-05', -29_750],
    ]);
  });

  test('are those that came in, or those that went out, when one asks for a side', async () => {
    const march = { year: 2025, month: 3 };
    const income = await cashEntries(of('jonas'), { ...march, side: 'income' });
    expect(income.entries.map(({ counted }) => counted)).toEqual([360_000]);
    const expense = await cashEntries(of('jonas'), { ...march, side: 'expense' });
    expect(expense.entries.map(({ counted }) => counted)).toEqual([-4_900, -29_750]);
  });

  test('refuse a page that was never given out', async () => {
    const page = async (after: string) => cashEntries(of('jonas'), { year: 2025, after });
    for (const after of ['2025-02-30_1', '2025-02-10', '2025-02-10_99999999999', 'x_1'])
      expect(await refusalOf(page(after))).toBe('INVALID');
  });
});

test('VAT that was paid to the tax office stands apart from the other expenses', async () => {
  const person = await enter(stage, { ...jonas, email: 'zahlt@weber-code.example' });
  await recordVatPayment(person.on('2026-04-10'), taxPaid('2026-04-10', 256_595));
  const { lines, result } = await incomeSurplusOfYear(person.on('2026-04-11'), { year: 2026 });
  expect(lines).toEqual([{ line: 'vatToOffice', side: 'expense', amount: 256_595, entryCount: 1 }]);
  expect(result).toBe(-256_595);
});

test('Jonas switches a report off and on again, and no report twice', async () => {
  const before = await getBusiness(of('jonas'));
  expect(before.enabledTaxReports).toEqual([
    'vat-advance',
    'annual-vat',
    'income-tax',
    'eur',
    'recapitulative',
  ]);
  const off = await updateBusiness(of('jonas'), {
    version: before.version,
    changes: { enabledTaxReports: ['eur'] },
  });
  expect(off.enabledTaxReports).toEqual(['eur']);
  const on = await updateBusiness(of('jonas'), {
    version: off.version,
    changes: { enabledTaxReports: before.enabledTaxReports },
  });
  expect(on.enabledTaxReports).toEqual(before.enabledTaxReports);
});

test('Aylin, who has just begun, sees nothing of the others', async () => {
  const stranger = (await enter(stage, { ...jonas, email: 'neu@demir.example' })).on(TODAY);
  expect(await incomeSurplusOfYear(stranger, { year: 2026 })).toMatchObject({ lines: [], firstYear: null });
  expect(await cashEntries(stranger, { year: 2026 })).toEqual({ entries: [], next: null });
  expect(await annualVat(stranger, { year: 2026 })).toMatchObject({ payable: 0, lastEntry: 0 });
  expect((await recapitulativeStatement(stranger, { period: '2026-Q3' })).lines).toEqual([]);
  const input = { period: '2026-Q3', kind: 'services', vatId: 'FR11123456782' } as const;
  expect(await recapitulativeEntries(stranger, input)).toEqual({ entries: [], next: null });
});

async function enterBooks(who: Who): Promise<Context> {
  const platform = stage.platformOn(TODAY);
  const { userId } = await enterCast(platform, who);
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  return { platform, businessId, actor: { kind: 'user', userId }, requestId: 'story', transaction: null };
}

function of(who: Who): Context {
  const context = books.get(who);
  if (context === undefined) throw new Error(`${who} has no books`);
  return context;
}
