import { expect, test } from 'vitest';
import { CaseEvent, TaxCase } from './case-file.ts';

// The product promises discounts of six decimals; a seventh is refused by it as by the cases.
test.each([
  ['15.93303', true],
  ['15.933033', true],
  ['15.9330333', false],
])('a discount of %s percent can be a case: %s', (discountPercent, isCase) => {
  expect(TaxCase.safeParse(caseWith(discountPercent)).success).toBe(isCase);
});

const ACT = { of: 'e1', date: '2026-04-02' };
const LINE = { net: '30.00', taxCode: 'standard19' };

test.each([
  ['a discount', { ...ACT, type: 'expensePayment', amount: '1154.30', discount: '35.70' }],
  ['money that comes back', { ...ACT, type: 'expensePayment', amount: '-119.00' }],
  ['a credit of one line', { ...ACT, type: 'expenseCredit', lines: [{ ...LINE, line: 1 }] }],
  ['a category set right', { ...ACT, type: 'expenseCorrection', category: 'materials' }],
  [
    'lines set right',
    {
      ...ACT,
      type: 'expenseCorrection',
      lines: [{ ...LINE, category: 'gifts', recipient: 'Ada Muster', deduction: { reason: 'exemptOutput' } }],
    },
  ],
])('%s can be an event, with nothing that nobody knows', (_, event) => {
  expect(CaseEvent.safeParse(event).success).toBe(true);
  expect(CaseEvent.safeParse({ ...event, unknown: '' }).success).toBe(false);
});

function caseWith(discountPercent: string) {
  const client = { country: 'DE', business: true };
  const lines = [{ quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' }];
  return {
    id: 'discount',
    title: 'A discount',
    profile: {
      vatBasis: 'accrual',
      smallBusiness: false,
      period: 'quarter',
      land: 'BE',
      freeProfession: true,
    },
    events: [{ type: 'issueInvoice', id: 'i1', date: '2026-02-05', client, lines, discountPercent }],
    expected: { vatAdvance: { '2026-Q1': { '81': '840', '83': '159.60' } } },
    why: '1000.00 less 159.33 is 840.67; 840 * 19 % = 159.60.',
  };
}
