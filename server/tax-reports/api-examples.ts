/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { bookedPayment, derivation, idempotencyKey, vatAdvance } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

/** 10,000.00 of VAT in the year before: more than 9,000.00, so by the month; an eleventh is 909.09. */
const rule = {
  year: 2026,
  previous: { year: 2025, tax: 1_000_000, activeMonths: 12, annualised: 1_000_000 },
  limits: {
    monthAbove: 900_000,
    exemptUpTo: 200_000,
    monthAboveSurplus: 900_000,
    paragraph: '§ 18 (2) UStG',
  },
  proposed: 'month',
  isMonthlyFounder: false,
  monthByChoiceUntil: null,
  prepayment: { recorded: null, proposed: 90_909, dueDate: '2026-02-10' },
};

/** 31 July 2027 is a Saturday. */
const annualDue = {
  dueDate: '2027-08-02',
  statutoryDueDate: '2027-07-31',
  dueShiftedBy: 'saturday',
  advisedDueDate: '2028-02-29',
  paragraph: '§ 149 (2) AO',
};

const { period, boxes, payable, required, isBeforeBooks, dueDate, statutoryDueDate, dueShiftedBy } =
  vatAdvance;

const months = Array.from({ length: 12 }, (_, index) => {
  return { month: index + 1, income: index === 2 ? 113_050 : 0, expense: 0 };
});

function eurBox(kennzahl: string, line: number, amount: number) {
  const label = `incomeSurplus.box.${kennzahl}`;
  return { kennzahl, line, side: 'income', effect: 'adds', label, amount, entryCount: 1 };
}

/** 950.00 at 19 %: 180.50, all of it asked for in advance. */
const annualReturn = {
  formYear: 2026,
  isProvisional: false,
  source: 'form USt 2 A 2026',
  boxes: [
    yearBox('177', 24, { kind: 'base', sign: 1, amount: 95_000, computedTax: 18_050, entryCount: 1 }),
    yearBox('816', 124, { kind: 'tax', sign: 0, amount: 18_050, computedTax: null, entryCount: 0 }),
    yearBox('820', 126, { kind: 'tax', sign: 0, amount: 0, computedTax: null, entryCount: 0 }),
  ],
  owed: 18_050,
  prepaid: 18_050,
  closing: 0,
};

function yearBox<Figures extends { amount: number }>(kennzahl: string, line: number, figures: Figures) {
  const label = `annualVat.box.${kennzahl}`;
  return { kennzahl, line, taxKennzahl: null, label, exact: figures.amount, ...figures };
}

/** Nothing went to the EU in this quarter. */
const recapitulative = {
  period: '2026-Q1',
  filing: 'quarter',
  statements: ['2026-Q1'],
  isStatement: true,
  goodsLimit: 5_000_000,
  lines: [],
  amount: 0,
  exact: { services: 0, goods: 0 },
  advance: { services: 0, goods: 0 },
  dueDate: '2026-04-27',
  statutoryDueDate: '2026-04-25',
  dueShiftedBy: 'saturday',
  lastEntry: 22,
  filed: null,
};

/** The advance return of the first quarter, handed in on its due day. */
const filed = {
  id: '0199a000-0000-7000-8000-0000000000f1',
  report: 'vatAdvance',
  period: '2026-Q1',
  filedOn: '2026-04-10',
  lastEntry: 22,
  isCorrected: false,
  figures: [
    { key: '81', amount: 95_000 },
    { key: '83', amount: 18_050 },
  ],
  payment: { payable: 18_050, paid: 0, lastPaidOn: null },
};

export const taxReportsExamples: Readonly<Record<string, ApiExample>> = {
  'taxReports.pendingReturns': {
    output: {
      returns: [
        {
          report: 'vatAdvance',
          period: '2026-Q1',
          payable: 18_050,
          dueDate: '2026-04-10',
          state: { word: 'late', lateDays: 5 },
        },
      ],
    },
  },
  'taxReports.filedReturns': { input: { year: 2026 }, output: { returns: [filed] } },
  'taxReports.markFiled': {
    input: {
      idempotencyKey,
      report: 'vatAdvance',
      period: '2026-Q1',
      filedOn: '2026-04-10',
      lastEntry: 22,
    },
    output: { id: filed.id },
  },
  'taxReports.undoFiled': { input: { id: filed.id }, output: { id: filed.id } },
  'taxReports.filingRule': { input: { year: 2026 }, output: rule },
  'taxReports.setPrepayment': {
    input: { year: 2026, amount: 90_909 },
    output: { ...rule, prepayment: { ...rule.prepayment, recorded: 90_909 } },
  },
  'taxReports.owedReturns': {
    output: {
      returns: [
        {
          period: '2026-Q1',
          payable: 18_050,
          dueDate: '2026-04-10',
          reasons: ['regular'],
          filedOn: null,
          isChangedSince: false,
        },
      ],
    },
  },
  'taxReports.vatAdvance': { input: { period: '2026-Q1' }, output: vatAdvance },
  'taxReports.vatAdvanceEntries': {
    input: { period: '2026-Q1', kennzahl: '81' },
    output: { entries: [derivation], next: null },
  },
  'taxReports.annualVat': {
    input: { year: 2026 },
    output: {
      year: 2026,
      periods: [{ period, boxes, payable, required, isBeforeBooks, dueDate, statutoryDueDate, dueShiftedBy }],
      boxes,
      payable,
      annualReturn,
      due: annualDue,
      lastEntry: 22,
      filed: null,
    },
  },
  'taxReports.annualVatEntries': {
    input: { year: 2026, kennzahl: '177' },
    output: { entries: [derivation], next: null },
  },
  'taxReports.eur': {
    input: { year: 2026 },
    output: {
      year: 2026,
      form: { year: 2026, isProvisional: true, source: 'provisional: the form of 2025' },
      boxes: [eurBox('112', 15, 95_000), eurBox('140', 17, 18_050)],
      totals: [
        { kennzahl: '159', line: 23, side: 'income', label: 'incomeSurplus.box.159', amount: 113_050 },
        { kennzahl: '199', line: 75, side: 'expense', label: 'incomeSurplus.box.199', amount: 0 },
      ],
      lines: [
        { line: 'income', side: 'income', amount: 95_000, entryCount: 1 },
        { line: 'vatReceived', side: 'income', amount: 18_050, entryCount: 1 },
      ],
      months,
      income: 113_050,
      expense: 0,
      result: 113_050,
      firstYear: 2026,
      due: annualDue,
      lastEntry: 22,
      filed: null,
    },
  },
  'taxReports.eurEntries': {
    input: { year: 2026, month: 3, line: 'income' },
    output: { entries: [{ ...bookedPayment, category: 'development', counted: 95_000 }], next: null },
  },
  'taxReports.recapitulative': { input: { period: '2026-Q1' }, output: recapitulative },
  'taxReports.recapitulativeEntries': {
    input: { period: '2026-Q1', kind: 'services', vatId: 'ATU12345675' },
    output: { entries: [], next: null },
  },
};
