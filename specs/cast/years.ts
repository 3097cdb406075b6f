/** The years of the cast by the money, their advance returns in all, and Jonas's recapitulative statements, worked out by hand from their acts. */
import type { CastMember } from './cast.ts';

/** One year: lines of the income-surplus statement in euros; a line that is not named has no entries. */
export interface WorkedYear {
  who: CastMember['key'];
  year: number;
  lines: Record<string, string>;
  result: string;
  /** The sum of Kz 83 over the periods that have begun by 30 November 2026. */
  advances: string;
  why: string;
}

/** § 11 EStG: by the day on which money moved. VAT that the buyer owes (§ 13b UStG) is not paid to the vendor and in no line. */
export const YEARS: WorkedYear[] = [
  {
    who: 'jonas',
    year: 2025,
    lines: { income: '59797.49', vatReceived: '7191.03', expenses: '2297.00', inputVat: '221.51' },
    result: '64470.01',
    advances: '8052.42',
    why:
      'At 19 %: 7600 + 6080 + 6887.50 + 1249.99 + 450 + 8360 + 7220 = 37847.49; abroad 3600 + 6600 + 4500 + 2850 + 4400 = 21950. ' +
      'VAT 1444 + 1155.20 + 1308.63 + 237.50 + 85.50 + 1588.40 + 1371.80. December is paid in January. ' +
      'Out: 12 x 49 + 2 x 240 + 4 x 120 + 250 + 100 + 399; input VAT 4 x 22.80 + 47.50 + 7 + 75.81. ' +
      'Advances: 2528.90 + 1516.23 + 1651.10 + 2356.19.',
  },
  {
    who: 'jonas',
    year: 2026,
    lines: { income: '58026.34', vatReceived: '7502.41', expenses: '1485.00', inputVat: '68.40' },
    result: '63975.35',
    advances: '7146.85',
    why:
      'At 19 %: 5700 (December) + 7000 + 6625 + 1000 + 2000 + 5800 + 8000 and of September 4000 / 1.19 = 3361.34: 39486.34; ' +
      'abroad 4180 + 6000 + 3420 + 4940 = 18540. VAT 1083 + 1330 + 1258.75 + 190 + 380 + 1102 + 1520 + 638.66. ' +
      'Out: 11 x 55 + 2 x 260 + 3 x 120; input VAT 3 x 22.80. Advances: 2565.95 + 1269.20 + 3311.70, the fourth quarter 0.00.',
  },
  {
    who: 'lena',
    year: 2025,
    lines: { incomeSmallBusiness: '10400.00', expenses: '95.20' },
    result: '10304.80',
    advances: '0.00',
    why: '1200 + 2400 + 850 + 3000 + 1650 + 1300; paper 80.00 with its VAT of 15.20, which is cost (§ 9b (1) EStG).',
  },
  {
    who: 'lena',
    year: 2026,
    lines: { incomeSmallBusiness: '8020.00', expenses: '120.00' },
    result: '7900.00',
    advances: '22.80',
    why: '1300 + 2800 + 3500 + 420; Dublin was paid 120.00, and its 22.80 of VAT go to the tax office.',
  },
  {
    who: 'aylin',
    year: 2025,
    lines: { income: '48140.00', vatReceived: '9110.60', expenses: '3750.00', inputVat: '712.50' },
    result: '52788.10',
    advances: '8398.10',
    why:
      'Retainers of January to November 11 x 4000, workshop 2 x 1280 + 2 x 150, team day 1280. ' +
      'VAT 11 x 760 + 2 x 243.20 + 2 x 10.50 + 243.20. Out: 12 x 250 + 750; input VAT 12 x 47.50 + 142.50. ' +
      'Under Ist taxation the advances are VAT received less input VAT: 9110.60 - 712.50.',
  },
  {
    who: 'aylin',
    year: 2026,
    lines: { income: '46882.00', vatReceived: '8907.58', expenses: '3230.00', inputVat: '613.70' },
    result: '51945.88',
    advances: '8293.88',
    why:
      'Retainers 4000 + 9 x 4200, 3762 and 1320. VAT 760 + 9 x 798 + 714.78 + 250.80. Out: 11 x 250 + 480; input VAT 11 x 47.50 + 91.20. ' +
      'Advances: 8907.58 - 613.70.',
  },
];

/** A recapitulative statement of Jonas: VAT id to whole euros, all of them services. */
export interface WorkedStatement {
  period: string;
  lines: Record<string, string>;
  dueDate: string;
  why: string;
}

/** § 18a (2) UStG: by the quarter in which the service was performed, due on the 25th of the month after, moved from weekends (§ 108 (3) AO). */
export const STATEMENTS: WorkedStatement[] = [
  {
    period: '2025-Q1',
    lines: { FR11123456782: '3600' },
    dueDate: '2025-04-25',
    why: 'Paris 40 x 90 in February. 25 April 2025 is a Friday.',
  },
  { period: '2025-Q2', lines: {}, dueDate: '2025-07-25', why: 'Boston is not in the EU.' },
  {
    period: '2025-Q3',
    lines: { ATU12345675: '2850', FR11123456782: '4500' },
    dueDate: '2025-10-27',
    why: 'Vienna 30 x 95, Paris 50 x 90. 25 October 2025 is a Saturday.',
  },
  {
    period: '2026-Q1',
    lines: { FR11123456782: '4180' },
    dueDate: '2026-04-27',
    why: 'Paris 44 x 95. 25 April 2026 is a Saturday.',
  },
  {
    period: '2026-Q2',
    lines: { ATU12345675: '3420' },
    dueDate: '2026-07-27',
    why: 'Vienna 36 x 95. 25 July 2026 is a Saturday.',
  },
  {
    period: '2026-Q3',
    lines: { FR11123456782: '4940' },
    dueDate: '2026-10-26',
    why: 'Paris 52 x 95. 25 October 2026 is a Sunday.',
  },
];
