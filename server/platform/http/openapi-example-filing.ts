/** Examples of how often advance returns are due, and of what is prepaid for the permanent extension. */

/** 10,000.00 of VAT in the year before: more than 9,000.00, so by the month; an eleventh is 909.09. */
const rule = {
  year: 2026,
  previous: { year: 2025, tax: 1_000_000, activeMonths: 12, annualised: 1_000_000 },
  limits: { monthAbove: 900_000, exemptUpTo: 200_000, paragraph: '§ 18 (2) UStG' },
  proposed: 'month',
  prepayment: { recorded: null, proposed: 90_909, dueDate: '2026-02-10' },
};

export const FILING_EXAMPLES = {
  'taxReports.filingRule': { input: { year: 2026 }, output: rule },
  'taxReports.setPrepayment': {
    input: { year: 2026, amount: 90_909 },
    output: { ...rule, prepayment: { ...rule.prepayment, recorded: 90_909 } },
  },
};
