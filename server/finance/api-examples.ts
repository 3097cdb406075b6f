/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { invoiceId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

/** 950.00 and 180.50 of VAT came in in March; nothing is said of other income. */
const net = { income: 95_000, expense: 0, profit: 95_000 };
const nothing = { income: 0, expense: 0, profit: 0 };
const monthsWith = (inMarch: typeof net) =>
  Array.from({ length: 12 }, (_, index) => ({ month: index + 1, ...(index === 2 ? inMarch : nothing) }));

const assumptions = {
  otherIncome: 0,
  deductions: 0,
  prepaid: 0,
  privateMonthly: 0,
  assessment: 'single',
  paysChurchTax: false,
  tradeMultiplier: null,
};
const openNothing = { open: 0, count: 0, overdue: 0, overdueCount: 0 };

export const financeExamples: Readonly<Record<string, ApiExample>> = {
  'finance.year': {
    input: { year: 2026 },
    output: {
      year: 2026,
      firstYear: 2026,
      isSmallBusiness: false,
      months: monthsWith(net),
      total: net,
      before: { months: monthsWith(nothing), total: nothing, untilSameMonth: nothing },
      byClient: [{ name: 'Brandwerk Digital GmbH', amount: 95_000, before: 0 }],
      byCategory: [],
      receivables: openNothing,
      payables: openNothing,
      vatReturns: [
        {
          period: '2026-Q1',
          payable: 18_050,
          paid: 0,
          dueDate: '2026-04-10',
          isOver: true,
          filedOn: null,
        },
      ],
      facts: {
        year: 2026,
        land: 'BE',
        received: 113_050,
        spent: 0,
        vat: 18_050,
        vatAhead: 0,
        inputVatAhead: 0,
        vatByself: 0,
        profit: 95_000,
        plannedDepreciation: 0,
        openBills: 0,
        ownTaxesPaid: 0,
        isTaxedWithOwner: true,
      },
      assumptions,
      areAssumed: true,
      ahead: null,
      regular: [],
      missing: {
        unpaid: [],
        receiptsWaiting: 0,
        receivedWaiting: 0,
        unproved: { count: 0, bills: [] },
        payments: [],
      },
      lastEntry: 2,
    },
  },
  'finance.setAssumptions': { input: { year: 2026, ...assumptions }, output: assumptions },
  'finance.setAside': {
    input: { invoiceId },
    output: { setAside: { payment: 113_050, vat: 18_050, tax: 0, total: 18_050, rest: 95_000 } },
  },
};
