/** What changes the claim: cancellation, credit note, Skonto. */
import { ACCRUAL, AT_HOME, CASH, SMALL_BUSINESS, VIENNA, work } from './acts.ts';
import type { JournalCase } from './case.ts';

const TWO_RATES = [
  { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
  { quantity: '1', unitPrice: '400.00', vatCase: 'reduced7' },
];

export const CLAIMS: readonly JournalCase[] = [
  {
    title: 'an unpaid invoice is cancelled in the next quarter',
    law: '§ 17 (2) No. 3, (1) s. 8 UStG',
    profile: ACCRUAL,
    events: [work('a', '2026-02-10', '1000.00'), { type: 'cancelInvoice', of: 'a', date: '2026-04-14' }],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['cancellation', 'accrual', '2026-04-14', '2026-04-14', 'standard19', '-1000.00', '-190.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '81': '-1000', '83': '-190.00' },
    },
    incomeSurplus: {},
    why: 'The correction belongs to the period of the cancellation. No money moved, so there is no income.',
  },
  {
    title: 'a paid invoice is cancelled under cash taxation: tax and income go back with the money',
    law: '§ 13 (1) No. 1 b, § 17 (1) UStG, § 11 (1), (2) EStG',
    profile: CASH,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '1190.00' },
      { type: 'cancelInvoice', of: 'a', date: '2026-04-02' },
      { type: 'refund', of: 'a', date: '2026-07-15', amount: '1190.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', null, 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-02-20', '2026-02-20', 'standard19', '1000.00', '190.00'],
      ['cancellation', 'accrual', '2026-04-02', null, 'standard19', '-1000.00', '-190.00'],
      ['refund', 'cash', '2026-07-15', '2026-07-15', 'standard19', '-1000.00', '-190.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '83': '0.00' },
      '2026-Q3': { '81': '-1000', '83': '-190.00' },
    },
    incomeSurplus: { '2026': { income: '0.00', vatReceived: '0.00' } },
    why: '1190.00 in, 1190.00 out.',
  },
  {
    title: 'a credit note over a part lowers the tax at the rate of the supply that it reduces',
    law: '§ 17 (1) s. 1, 8, (4) UStG, § 14 (4) UStG',
    profile: ACCRUAL,
    events: [
      { type: 'issueInvoice', id: 'a', date: '2026-02-10', client: AT_HOME, lines: TWO_RATES },
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-13',
        lines: [{ quantity: '1', unitPrice: '100.00', vatCase: 'reduced7' }],
      },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'reduced7', '400.00', '28.00'],
      ['creditNote', 'accrual', '2026-04-13', '2026-04-13', 'reduced7', '-100.00', '-7.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '86': '400', '83': '218.00' },
      '2026-Q2': { '86': '-100', '83': '-7.00' },
    },
    incomeSurplus: {},
    why: '100.00 x 7 % = 7.00; nothing of the 19 % part.',
  },
  {
    title: 'a credit note over everything leaves nothing to pay',
    law: '§ 17 (1) s. 1 UStG',
    profile: ACCRUAL,
    events: [
      { type: 'issueInvoice', id: 'a', date: '2026-02-10', client: AT_HOME, lines: TWO_RATES },
      { type: 'creditNote', id: 'c', of: 'a', date: '2026-03-13', lines: TWO_RATES },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'reduced7', '400.00', '28.00'],
      ['creditNote', 'accrual', '2026-03-13', '2026-03-13', 'standard19', '-1000.00', '-190.00'],
      ['creditNote', 'accrual', '2026-03-13', '2026-03-13', 'reduced7', '-400.00', '-28.00'],
    ],
    vatAdvance: { '2026-Q1': { '83': '0.00' } },
    incomeSurplus: {},
    why: '1618.00 - 1618.00 = 0.',
  },
  {
    title:
      'a small business credits 200.00 of 500.00: only what comes in is income, and no return knows of it',
    law: '§ 19 (1) UStG, § 11 (1) EStG',
    profile: SMALL_BUSINESS,
    events: [
      work('a', '2026-02-10', '500.00', 'smallBusiness'),
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-02-12',
        lines: [{ quantity: '1', unitPrice: '200.00', vatCase: 'smallBusiness' }],
      },
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '300.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', null, 'smallBusiness', '500.00', '0.00'],
      ['creditNote', 'accrual', '2026-02-12', null, 'smallBusiness', '-200.00', '0.00'],
      ['payment', 'cash', '2026-02-20', null, 'smallBusiness', '300.00', '0.00'],
    ],
    vatAdvance: { '2026-Q1': { '83': '0.00' } },
    incomeSurplus: { '2026': { incomeSmallBusiness: '300.00' } },
    why: '500.00 - 200.00 = 300.00.',
  },
  {
    title:
      'a credit note for a service to Vienna lowers what is reported there, in the month of the credit note',
    law: '§ 13b (5), § 18a (7) s. 2, § 18b s. 4 UStG',
    profile: CASH,
    events: [
      work('a', '2026-02-10', '1000.00', 'euService', VIENNA),
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-13',
        lines: [{ quantity: '1', unitPrice: '250.00', vatCase: 'euService' }],
      },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'euService', '1000.00', '0.00'],
      ['creditNote', 'accrual', '2026-04-13', '2026-04-13', 'euService', '-250.00', '0.00'],
    ],
    vatAdvance: { '2026-Q1': { '21': '1000', '83': '0.00' }, '2026-Q2': { '21': '-250', '83': '0.00' } },
    incomeSurplus: {},
    why: 'The client owes the tax, so only the base changes; it counts by performance under cash taxation, too.',
  },
  {
    title: 'Skonto under accrual taxation lowers tax and base in the quarter of the payment',
    law: '§ 17 (1) s. 1, 8 UStG, § 11 (1) EStG',
    profile: ACCRUAL,
    events: [
      work('a', '2026-03-30', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-04-08', amount: '1166.20', skonto: true },
    ],
    entries: [
      ['invoice', 'accrual', '2026-03-30', '2026-03-30', 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-04-08', null, 'standard19', '980.00', '186.20'],
      ['discount', 'accrual', '2026-04-08', '2026-04-08', 'standard19', '-20.00', '-3.80'],
    ],
    vatAdvance: { '2026-Q1': { '81': '1000', '83': '190.00' }, '2026-Q2': { '81': '-20', '83': '-3.80' } },
    incomeSurplus: { '2026': { income: '980.00', vatReceived: '186.20' } },
    why: '2 % of 1190.00 = 23.80 = 20.00 + 3.80. Paid 1166.20 / 1.19 = 980.00.',
  },
  {
    title: 'Skonto under cash taxation: what did not come is not taxed, so nothing is corrected',
    law: '§ 20 s. 1, § 13 (1) No. 1 b UStG',
    profile: CASH,
    events: [
      work('a', '2026-03-30', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-04-08', amount: '1166.20', skonto: true },
    ],
    entries: [
      ['invoice', 'accrual', '2026-03-30', null, 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-04-08', '2026-04-08', 'standard19', '980.00', '186.20'],
      ['discount', 'accrual', '2026-04-08', null, 'standard19', '-20.00', '-3.80'],
    ],
    vatAdvance: { '2026-Q1': { '83': '0.00' }, '2026-Q2': { '81': '980', '83': '186.20' } },
    incomeSurplus: { '2026': { income: '980.00', vatReceived: '186.20' } },
    why: 'As before, 980.00 + 186.20.',
  },
  {
    title: 'Skonto over two rates is shared by what each of them asks for',
    law: '§ 17 (1) s. 1, (4) UStG',
    profile: ACCRUAL,
    events: [
      { type: 'issueInvoice', id: 'a', date: '2026-03-30', client: AT_HOME, lines: TWO_RATES },
      { type: 'payment', of: 'a', date: '2026-04-08', amount: '1585.64', skonto: true },
    ],
    entries: [
      ['invoice', 'accrual', '2026-03-30', '2026-03-30', 'standard19', '1000.00', '190.00'],
      ['invoice', 'accrual', '2026-03-30', '2026-03-30', 'reduced7', '400.00', '28.00'],
      ['payment', 'cash', '2026-04-08', null, 'standard19', '980.00', '186.20'],
      ['payment', 'cash', '2026-04-08', null, 'reduced7', '392.00', '27.44'],
      ['discount', 'accrual', '2026-04-08', '2026-04-08', 'standard19', '-20.00', '-3.80'],
      ['discount', 'accrual', '2026-04-08', '2026-04-08', 'reduced7', '-8.00', '-0.56'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '86': '400', '83': '218.00' },
      '2026-Q2': { '81': '-20', '86': '-8', '83': '-4.36' },
    },
    incomeSurplus: { '2026': { income: '1372.00', vatReceived: '213.64' } },
    why: '1618.00 x 98 % = 1585.64; 1190.00 and 428.00 each less 2 %: 1166.20 and 419.44. 3.80 + 0.56 = 4.36.',
  },
];
