import type { Period } from '@belegbar/domain/calendar';
import { type Cents, cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { recapitulative, recapitulativePlan } from '../index.ts';

const LIMIT = cents(5_000_000);

/** The plan of a period, given goods in euros by month. */
function planOf(period: string, goods: Record<string, number> = {}) {
  const entries = Object.entries(goods).map(([month, euros]): [string, Cents] => [month, cents(euros * 100)]);
  return recapitulativePlan({ period: period as Period, goods: new Map(entries), limit: LIMIT });
}

describe('the statement of a quarter (§ 18a (1), (2) UStG)', () => {
  test('covers its three months and is due on the 25th after them', () => {
    expect(planOf('2026-Q2')).toMatchObject({
      filing: 'quarter',
      statements: ['2026-Q2'],
      isStatement: true,
      goods: ['2026-04', '2026-05', '2026-06'],
      services: ['2026-04', '2026-05', '2026-06'],
      statutoryDueDate: '2026-07-25',
      dueDate: '2026-07-27',
      dueShiftedBy: 'saturday',
    });
  });

  test('stays with up to 50,000.00 euros of goods, and a month of it is no statement', () => {
    const goods = { '2026-01': 20_000, '2026-02': 30_000 };
    expect(planOf('2026-Q1', goods)).toMatchObject({ filing: 'quarter', isStatement: true });
    expect(planOf('2026-02', goods)).toMatchObject({ isStatement: false, services: ['2026-02'] });
  });

  test('becomes monthly with a cent more, the months up to the crossing due together', () => {
    const goods = { '2026-01': 20_000, '2026-02': 30_000.01, '2026-03': 1 };
    expect(planOf('2026-Q1', goods)).toMatchObject({
      filing: 'month',
      statements: ['2026-01', '2026-02', '2026-03'],
      isStatement: false,
    });
    expect(planOf('2026-01', goods)).toMatchObject({ isStatement: true, dueDate: '2026-03-25' });
    expect(planOf('2026-02', goods)).toMatchObject({ dueDate: '2026-03-25' });
    // 25 April 2026 is a Saturday.
    expect(planOf('2026-03', goods)).toMatchObject({ dueDate: '2026-04-27' });
  });

  test('reports services of all three months with the last one when goods are monthly', () => {
    const goods = { '2025-11': 60_000 };
    expect(planOf('2026-01', goods)).toMatchObject({
      goods: ['2026-01'],
      services: [],
      dueDate: '2026-02-25',
    });
    expect(planOf('2026-03', goods)).toMatchObject({
      goods: ['2026-03'],
      services: ['2026-01', '2026-02', '2026-03'],
    });
  });

  test.for([
    ['four quarters before', '2025-01', 'month'],
    ['five quarters before', '2024-12', 'quarter'],
  ] as const)('goods above the limit %s make it by the %2$s', ([, month, filing]) => {
    expect(planOf('2026-Q1', { [month]: 50_001 }).filing).toBe(filing);
  });

  test('goods that were taken back do not count', () => {
    expect(planOf('2026-Q1', { '2026-01': 60_000, '2026-02': -20_000 }).filing).toBe('month');
    expect(planOf('2026-Q1', { '2025-10': 60_000, '2025-12': -20_000 }).filing).toBe('quarter');
  });
});

describe('the lines of the statement', () => {
  const sum = (vatId: string, kind: 'services' | 'goods', amount: number) => {
    return { vatId, kind, name: vatId, exact: cents(amount), entryCount: 1 };
  };

  test('are one per VAT id and kind, in whole euros, cents cut off toward zero', () => {
    const { lines, amount, exact } = recapitulative([
      sum('FR11123456782', 'services', 360_099),
      sum('ATU12345675', 'services', -20_050),
      sum('ATU12345675', 'goods', 123_456),
    ]);
    expect(lines.map((line) => [line.vatId, line.kind, line.amount])).toEqual([
      ['ATU12345675', 'goods', 123_400],
      ['ATU12345675', 'services', -20_000],
      ['FR11123456782', 'services', 360_000],
    ]);
    expect(amount).toBe(463_400);
    expect(exact).toEqual({ services: 340_049, goods: 123_456 });
  });
});
