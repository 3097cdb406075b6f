/** When the returns of a calendar year are due: VAT, income-surplus statement and income tax alike (§ 149 (2), (3) AO, § 60 (4) EStDV). */
import { type Day, day, endOfMonth } from '../calendar/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

export interface AnnualReturnDue {
  /** The day of the law, before weekends and holidays move it. */
  on: Day;
  /** The same for who has the returns made by a tax adviser. */
  advisedOn: Day;
  paragraph: string;
}

/** Refuses years outside the table. */
export function annualReturnDue(year: number): Known<AnnualReturnDue> {
  const row = lookUp(RULES, year);
  if (!row.known) return row;
  const { paragraph, on, advised } = row.value;
  const advisedOn = advised === 'endOfFebruary' ? endOfMonth(day(`${year + 2}-02-01`)) : day(advised);
  return { known: true, value: { on: day(`${year + 1}-${on}`), advisedOn, paragraph } };
}

interface Rule {
  /** Month and day of the following year. */
  on: string;
  advised: string;
  paragraph: string;
}

const RULES: readonly LawRow<Rule>[] = [
  {
    fromYear: 2023,
    untilYear: 2023,
    unit: 'day of the following year',
    source: 'Art. 97 § 36 (3) EGAO',
    value: { on: '08-31', advised: '2025-05-31', paragraph: 'Art. 97 § 36 (3) EGAO' },
  },
  {
    fromYear: 2024,
    untilYear: 2024,
    unit: 'day of the following year',
    source: '§ 149 (2) AO; with an adviser Art. 97 § 36 (3) EGAO',
    value: { on: '07-31', advised: '2026-04-30', paragraph: '§ 149 (2) AO' },
  },
  {
    fromYear: 2025,
    untilYear: null,
    unit: 'day of the following year',
    source: '§ 149 (2), (3) AO',
    value: { on: '07-31', advised: 'endOfFebruary', paragraph: '§ 149 (2) AO' },
  },
];
