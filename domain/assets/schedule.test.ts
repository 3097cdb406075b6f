/** What a year takes of a fixed asset, worked by hand after the law. */
import { day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { type Asset, schedule } from './index.ts';
import { assetOf } from './testing.ts';

/** Year of the first amount, then euros year by year. */
function amounts(changes: Parameters<typeof assetOf>[0]): [number | undefined, string[]] {
  const years = schedule(assetOf(changes));
  return [years[0]?.year, years.map(({ regular, special }) => ((regular + special) / 100).toFixed(2))];
}

const eur = (euros: string) => centsFromEuros(decimal(euros));

describe('evenly by months (§ 7 (1) s. 1 and 4 EStG)', () => {
  test('a desk of March over 13 years: ten twelfths of 100.00, twelve years, two twelfths', () => {
    const desk = { cost: eur('1300'), acquiredOn: day('2024-03-12'), usefulLifeMonths: 156 };
    expect(amounts(desk)).toEqual([2024, ['83.33', ...Array(12).fill('100.00'), '16.67']]);
  });

  test('a notebook of May over 3 years: eight twelfths of 400.00, and the last year takes the rest', () => {
    const notebook = { cost: eur('1200'), acquiredOn: day('2025-05-20'), usefulLifeMonths: 36 };
    expect(amounts(notebook)).toEqual([2025, ['266.67', '400.00', '400.00', '133.33']]);
  });

  test('a full year takes the same each time, rounded: 1,000.00 / 7 = 142.857', () => {
    const camera = { cost: eur('1000'), acquiredOn: day('2023-01-02'), usefulLifeMonths: 84 };
    expect(amounts(camera)).toEqual([2023, [...Array(6).fill('142.86'), '142.84']]);
  });

  test('a building at 3 % (§ 7 (4) No. 1): 400 months, 300,000.00 x 3 % = 9,000.00', () => {
    const [first, years] = amounts({
      kind: 'immovable',
      cost: eur('300000'),
      acquiredOn: day('2026-01-01'),
      usefulLifeMonths: 400,
    });
    expect([first, years.length, years[0], years.at(-1)]).toEqual([2026, 34, '9000.00', '3000.00']);
  });
});

describe('of the book value (§ 7 (2) EStG)', () => {
  test('from July 2025 at most 30 %, and the straight line once that is more (§ 7 (3))', () => {
    // 5/12 of 30 % of 4,200.00; 30 % of 3,675.00, 2,572.50, 1,800.75, 1,260.52; then 882.36 over 31 months.
    const camera = { cost: eur('4200'), acquiredOn: day('2025-08-10'), usefulLifeMonths: 84 };
    expect(amounts({ ...camera, treatment: 'declining' })).toEqual([
      2025,
      ['525.00', '1102.50', '771.75', '540.23', '378.16', '341.56', '341.56', '199.24'],
    ]);
  });

  test('from April to December 2024 at most 20 %', () => {
    // 8/12 of 20 % of 4,200.00; 20 % of 3,640.00 and 2,912.00; then 2,329.60 over 52 months.
    const camera = { cost: eur('4200'), acquiredOn: day('2024-05-10'), usefulLifeMonths: 84 };
    expect(amounts({ ...camera, treatment: 'declining' })).toEqual([
      2024,
      ['560.00', '728.00', '582.40', '537.60', '537.60', '537.60', '537.60', '179.20'],
    ]);
  });

  test('never more than so many times the straight line: 13 years, three times 7.69 %', () => {
    // 1,300.00 x 3/13 = 300.00; 1,000.00 x 3/13 = 230.77.
    const desk = { cost: eur('1300'), acquiredOn: day('2026-01-05'), usefulLifeMonths: 156 };
    expect(amounts({ ...desk, treatment: 'declining' })[1].slice(0, 2)).toEqual(['300.00', '230.77']);
  });

  test('once it is even, each full year takes the same (§ 7 (3) s. 2): 420.17 over 31 months, 162.6465 twice', () => {
    // 5/12 of 30 % of 2,000.00; 30 % of 1,750.00, 1,225.00, 857.50, 600.25; 420.17 x 12/31 = 162.6465, and 94.87 are left.
    const camera = { cost: eur('2000'), acquiredOn: day('2025-08-10'), usefulLifeMonths: 84 };
    expect(amounts({ ...camera, treatment: 'declining' })).toEqual([
      2025,
      ['250.00', '525.00', '367.50', '257.25', '180.08', '162.65', '162.65', '94.87'],
    ]);
  });

  test('of 2020 to 2022 at most 25 %', () => {
    const tool = { cost: eur('8000'), acquiredOn: day('2022-01-03'), usefulLifeMonths: 96 };
    expect(amounts({ ...tool, treatment: 'declining' })[1].slice(0, 2)).toEqual(['2000.00', '1500.00']);
  });
});

describe('an electric vehicle (§ 7 (2a) EStG)', () => {
  const car = { cost: eur('48000'), acquiredOn: day('2025-11-03'), usefulLifeMonths: null };
  const treatment = 'electricVehicle' as const;

  test('takes 75, 10, 5, 5, 3 and 2 %, without months: 48,000.00 of November', () => {
    expect(amounts({ ...car, treatment })).toEqual([
      2025,
      ['36000.00', '4800.00', '2400.00', '2400.00', '1440.00', '960.00'],
    ]);
  });

  test('brought along goes on with its year, of the cost', () => {
    const opening = { on: day('2027-01-01'), bookValue: eur('7200') };
    expect(amounts({ ...car, treatment, opening })).toEqual([
      2027,
      ['2400.00', '2400.00', '1440.00', '960.00'],
    ]);
  });

  test('has the last year take what the cents of the others leave', () => {
    // 0.03 less than 48,000.00: 35,999.98, 4,800.00, 2,400.00, 2,400.00, 1,440.00, and 959.99 that are left.
    expect(amounts({ ...car, cost: eur('47999.97'), treatment })[1]).toEqual([
      '35999.98',
      '4800.00',
      '2400.00',
      '2400.00',
      '1440.00',
      '959.99',
    ]);
  });
});

describe('small ones', () => {
  test('a low-value asset is cost in its year, also in December (§ 6 (2) EStG)', () => {
    const chair = { cost: eur('800'), acquiredOn: day('2026-12-18'), treatment: 'lowValue' as const };
    expect(amounts(chair)).toEqual([2026, ['800.00']]);
  });

  test('a pool takes a fifth a year, without months (§ 6 (2a) EStG)', () => {
    const chair = { cost: eur('900'), acquiredOn: day('2025-12-05'), treatment: 'pool' as const };
    expect(amounts(chair)).toEqual([2025, Array(5).fill('180.00')]);
  });

  test('a computer is cost in its year (BMF 22 February 2022)', () => {
    const laptop = { cost: eur('1800'), acquiredOn: day('2025-12-10'), treatment: 'oneYear' as const };
    expect(amounts(laptop)).toEqual([2025, ['1800.00']]);
  });
});

describe('special depreciation (§ 7g (5) EStG)', () => {
  test('stands beside the straight line, and after five years the rest goes over what is left (§ 7a (9))', () => {
    // 10,000.00 over 10 years: 1,000.00 a year, 40 % in the first. After 2030: 10,000 - 5,000 - 4,000 = 1,000.00 over five years.
    const machine = { cost: eur('10000'), acquiredOn: day('2026-01-02'), usefulLifeMonths: 120 };
    const special = [{ year: 2026, amount: eur('4000') }];
    expect(amounts({ ...machine, special })).toEqual([
      2026,
      ['5000.00', ...Array(4).fill('1000.00'), ...Array(5).fill('200.00')],
    ]);
  });

  test('is 40 % of the cost also once that falls, of which the first years keep theirs', () => {
    // 10,000.00 with 1,000.00 in 2026 and 3,000.00 in 2027; 4,000.00 are credited: 40 % of 6,000.00 are 2,400.00. Over 10 years 600.00 a year.
    const machine = { cost: eur('6000'), acquiredOn: day('2026-01-02'), usefulLifeMonths: 120 };
    const special = [
      { year: 2027, amount: eur('3000') },
      { year: 2026, amount: eur('1000') },
    ];
    const years = schedule(assetOf({ ...machine, special }));
    expect(years.map(({ special }) => special).slice(0, 3)).toEqual([eur('1000'), eur('1400'), 0]);
    // After 2030: 6,000 - 5 x 600 - 2,400 = 600.00 over five years.
    expect(amounts({ ...machine, special })[1].slice(4)).toEqual(['600.00', ...Array(5).fill('120.00')]);
  });

  test('is lost with what is sold or taken before the end of the year after (§ 7g (6) No. 2, (4)), also of the year before', () => {
    // 6,000.00 over five years, 2,400.00 of them in 2024; sold or taken in June 2025, there never were any; stolen, they stay.
    const camera = { cost: eur('6000'), acquiredOn: day('2024-01-02'), usefulLifeMonths: 60 };
    const special = [{ year: 2024, amount: eur('2400') }];
    const in2024 = (disposal: Asset['disposal']) => amounts({ ...camera, special, disposal })[1][0];
    const left = (on: string, reason: 'sale' | 'loss' | 'withdrawal') => ({
      on: day(on),
      reason,
      proceeds: null,
    });
    expect(in2024(left('2025-06-30', 'sale'))).toBe('1200.00');
    expect(in2024(left('2025-12-30', 'withdrawal'))).toBe('1200.00');
    expect(in2024(left('2025-06-30', 'loss'))).toBe('3600.00');
    expect(in2024(left('2026-01-02', 'sale'))).toBe('3600.00');
  });

  test('never takes more than there is', () => {
    const laptop = { cost: eur('3000'), acquiredOn: day('2026-01-02'), usefulLifeMonths: 36 };
    expect(amounts({ ...laptop, special: [{ year: 2027, amount: eur('1200') }] })[1]).toEqual([
      '1000.00',
      '2000.00',
    ]);
  });
});

describe('of who moves in', () => {
  test('goes on with what was left, over the months that are left', () => {
    // 1,960.00 of July 2024 over 7 years; 1,540.00 at the beginning of 2026 over 66 months: 280.00 a year.
    const opening = { on: day('2026-01-01'), bookValue: eur('1540') };
    const camera = { cost: eur('1960'), acquiredOn: day('2024-07-01'), usefulLifeMonths: 84, opening };
    expect(amounts(camera)).toEqual([2026, [...Array(5).fill('280.00'), '140.00']]);
  });

  test('of a pool goes on with its fifths', () => {
    const opening = { on: day('2026-01-01'), bookValue: eur('540') };
    const chair = { cost: eur('900'), acquiredOn: day('2024-12-05'), treatment: 'pool' as const, opening };
    expect(amounts(chair)).toEqual([2026, Array(3).fill('180.00')]);
  });

  test('what has outlived its life is written off in the year of moving in', () => {
    const opening = { on: day('2026-01-01'), bookValue: eur('1') };
    const desk = { cost: eur('900'), acquiredOn: day('2010-12-05'), usefulLifeMonths: 120, opening };
    expect(amounts(desk)).toEqual([2026, ['1.00']]);
  });
});
