/** Examples of the reports of a year and of the journal's proof, over the invoice that was paid on 12 March. */
import { invoiceId } from './openapi-example-people.ts';
import { derivation, vatAdvance } from './openapi-example-records.ts';
import type { Example } from './openapi-examples.ts';

/** 31 July 2027 is a Saturday. */
const annualDue = {
  dueDate: '2027-08-02',
  statutoryDueDate: '2027-07-31',
  dueShiftedBy: 'saturday',
  advisedDueDate: '2028-02-29',
  paragraph: '§ 149 (2) AO',
};

const { period, boxes, payable, required, dueDate, statutoryDueDate, dueShiftedBy } = vatAdvance;

const months = Array.from({ length: 12 }, (_, index) => {
  return { month: index + 1, income: index === 2 ? 113_050 : 0, expense: 0 };
});

const hash = '5f1c9a7e3b2d4f6081a3c5e7092b4d6f8a0c2e4f60718293a4b5c6d7e8f90a1b';

const payment = {
  number: 22,
  bookedOn: '2026-03-12',
  kind: 'payment',
  documentKind: 'invoice',
  documentId: invoiceId,
  documentNumber: 'RE-2026-0011',
  counterparty: 'Nordlicht GmbH',
  taxCode: 'standard19',
  net: 95_000,
  vat: 18_050,
};

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
};

export const REPORT_EXAMPLES: Record<string, Example> = {
  'taxReports.owedReturns': {
    output: {
      returns: [{ period: '2026-Q1', payable: 18_050, dueDate: '2026-04-10', reasons: ['regular'] }],
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
      periods: [{ period, boxes, payable, required, dueDate, statutoryDueDate, dueShiftedBy }],
      boxes,
      payable,
      due: annualDue,
      lastEntry: 22,
    },
  },
  'taxReports.eur': {
    input: { year: 2026 },
    output: {
      year: 2026,
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
    },
  },
  'taxReports.eurEntries': {
    input: { year: 2026, month: 3, line: 'income' },
    output: { entries: [{ ...payment, category: 'development', counted: 95_000 }], next: null },
  },
  'taxReports.recapitulative': { input: { period: '2026-Q1' }, output: recapitulative },
  'taxReports.recapitulativeEntries': {
    input: { period: '2026-Q1', kind: 'services', vatId: 'ATU12345675' },
    output: { entries: [], next: null },
  },
  'compliance.overview': {
    output: {
      months: [{ month: '2026-03', count: 2, firstNumber: 21, lastNumber: 22 }],
      lastEntry: { number: 22, hash },
      documents: [{ year: 2026, count: 1, bytes: 58_214 }],
      issuedCount: 1,
      missingCount: 0,
      failed: [],
    },
  },
  'compliance.verify': {
    input: { after: 0 },
    output: { verified: 22, last: 22, firstBroken: null, wrongSumCount: 0, next: null },
  },
  'compliance.entries': {
    input: { limit: 1 },
    output: {
      entries: [{ ...payment, recordedAt: '2026-03-12T08:00:00.000Z', basis: 'cash', hash }],
      next: 22,
    },
  },
};
