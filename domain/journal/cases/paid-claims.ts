/** What changes a claim that was paid: credit note and cancellation, and the money that goes back after them. */
import { ACCRUAL, AT_HOME, work } from './acts.ts';
import type { JournalCase } from './case.ts';

export const PAID_CLAIMS: readonly JournalCase[] = [
  {
    title: 'a credit note on a paid invoice lowers the tax when the money goes back, and not before',
    law: '§ 17 (1) s. 1, 8 UStG, UStAE 17.1 (2), BFH 18.9.2008 V R 56/06 (BStBl 2009 II 250)',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '1190.00' },
      credit('2026-05-05', '500.00'),
      { type: 'refund', of: 'a', date: '2026-10-05', amount: '595.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-02-20', null, 'standard19', '1000.00', '190.00'],
      ['creditNote', 'accrual', '2026-05-05', '2026-05-05', 'standard19', '-500.00', '-95.00'],
      ['overpayment', 'accrual', '2026-05-05', '2026-05-05', 'standard19', '500.00', '95.00'],
      ['refund', 'cash', '2026-10-05', null, 'standard19', '-500.00', '-95.00'],
      ['overpayment', 'accrual', '2026-10-05', '2026-10-05', 'standard19', '-500.00', '-95.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '83': '0.00' },
      '2026-Q4': { '81': '-500', '83': '-95.00' },
    },
    incomeSurplus: { '2026': { income: '500.00', vatReceived: '95.00' } },
    why: 'Until October he has 1190.00. 595.00 / 1.19 = 500.00 go back.',
  },
  {
    title: 'of a credit note on a partly paid invoice only the unpaid part lowers the tax at once',
    law: '§ 17 (1) s. 1, 8 UStG, UStAE 17.1 (2), BFH 18.9.2008 V R 56/06',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '714.00' },
      credit('2026-05-05', '500.00'),
      { type: 'refund', of: 'a', date: '2026-07-06', amount: '119.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-02-20', null, 'standard19', '600.00', '114.00'],
      ['creditNote', 'accrual', '2026-05-05', '2026-05-05', 'standard19', '-500.00', '-95.00'],
      ['overpayment', 'accrual', '2026-05-05', '2026-05-05', 'standard19', '100.00', '19.00'],
      ['refund', 'cash', '2026-07-06', null, 'standard19', '-100.00', '-19.00'],
      ['overpayment', 'accrual', '2026-07-06', '2026-07-06', 'standard19', '-100.00', '-19.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '81': '-400', '83': '-76.00' },
      '2026-Q3': { '81': '-100', '83': '-19.00' },
    },
    incomeSurplus: { '2026': { income: '500.00', vatReceived: '95.00' } },
    why: '1190.00 - 714.00 = 476.00 were unpaid: 400.00 + 76.00. Of the 595.00 the other 119.00 had come in.',
  },
  {
    title: 'a credit note on the 7 % part of a paid invoice gives back tax of 7 %, with the money',
    law: '§ 17 (1) s. 1, 8, (4) UStG, BFH 18.9.2008 V R 56/06',
    profile: ACCRUAL,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-02-10',
        client: AT_HOME,
        lines: [
          { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
          { quantity: '1', unitPrice: '400.00', vatCase: 'reduced7' },
        ],
      },
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '1618.00' },
      credit('2026-04-13', '100.00', 'reduced7'),
      { type: 'refund', of: 'a', date: '2026-07-02', amount: '107.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'reduced7', '400.00', '28.00'],
      ['payment', 'cash', '2026-02-20', null, 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-02-20', null, 'reduced7', '400.00', '28.00'],
      ['creditNote', 'accrual', '2026-04-13', '2026-04-13', 'reduced7', '-100.00', '-7.00'],
      ['overpayment', 'accrual', '2026-04-13', '2026-04-13', 'reduced7', '100.00', '7.00'],
      ['refund', 'cash', '2026-07-02', null, 'reduced7', '-100.00', '-7.00'],
      ['overpayment', 'accrual', '2026-07-02', '2026-07-02', 'reduced7', '-100.00', '-7.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '86': '400', '83': '218.00' },
      '2026-Q2': { '83': '0.00' },
      '2026-Q3': { '86': '-100', '83': '-7.00' },
    },
    incomeSurplus: { '2026': { income: '1300.00', vatReceived: '211.00' } },
    why: '1190.00 + 428.00 received, 107.00 = 100.00 + 7.00 returned. 190.00 + 28.00 - 7.00 = 211.00.',
  },
  {
    title: 'a paid invoice is cancelled and a corrected one follows: the tax goes back with the cancellation',
    law: '§ 17 (2) No. 3, (1) s. 8 UStG; decision 012',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '1190.00' },
      { type: 'cancelInvoice', of: 'a', date: '2026-04-14' },
      { type: 'refund', of: 'a', date: '2026-07-15', amount: '1190.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-02-20', null, 'standard19', '1000.00', '190.00'],
      ['cancellation', 'accrual', '2026-04-14', '2026-04-14', 'standard19', '-1000.00', '-190.00'],
      ['refund', 'cash', '2026-07-15', null, 'standard19', '-1000.00', '-190.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '81': '-1000', '83': '-190.00' },
      '2026-Q3': { '83': '0.00' },
    },
    incomeSurplus: { '2026': { income: '0.00', vatReceived: '0.00' } },
    why: 'A new invoice over the same supply would carry the tax from then on. The money moves in the income statement alone.',
  },
  {
    title: 'a paid invoice is cancelled after a credit note: what was kept of the money leaves with it',
    law: '§ 17 (1) s. 1, 8, (2) No. 3 UStG; decision 012',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '1190.00' },
      credit('2026-04-13', '200.00'),
      { type: 'cancelInvoice', of: 'a', date: '2026-07-07' },
      { type: 'refund', of: 'a', date: '2026-07-10', amount: '1190.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-02-20', null, 'standard19', '1000.00', '190.00'],
      ['creditNote', 'accrual', '2026-04-13', '2026-04-13', 'standard19', '-200.00', '-38.00'],
      ['overpayment', 'accrual', '2026-04-13', '2026-04-13', 'standard19', '200.00', '38.00'],
      ['cancellation', 'accrual', '2026-07-07', '2026-07-07', 'standard19', '-800.00', '-152.00'],
      ['overpayment', 'accrual', '2026-07-07', '2026-07-07', 'standard19', '-200.00', '-38.00'],
      ['refund', 'cash', '2026-07-10', null, 'standard19', '-1000.00', '-190.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '83': '0.00' },
      '2026-Q3': { '81': '-1000', '83': '-190.00' },
    },
    incomeSurplus: { '2026': { income: '0.00', vatReceived: '0.00' } },
    why: '1000.00 - 200.00 + 200.00 - 800.00 - 200.00 = 0.',
  },
  {
    title:
      '19 % were shown for a supply at 7 %: too much is owed until the invoice is cancelled and written anew',
    law: '§ 14c (1) s. 1, 2, § 17 (1) UStG',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'cancelInvoice', of: 'a', date: '2026-03-02' },
      {
        type: 'issueInvoice',
        id: 'b',
        date: '2026-03-02',
        service: { from: '2026-02-10', to: '2026-02-10' },
        client: AT_HOME,
        lines: [{ quantity: '1', unitPrice: '1000.00', vatCase: 'reduced7' }],
      },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['cancellation', 'accrual', '2026-03-02', '2026-03-02', 'standard19', '-1000.00', '-190.00'],
      ['invoice', 'accrual', '2026-03-02', '2026-02-10', 'reduced7', '1000.00', '70.00'],
    ],
    vatAdvance: { '2026-Q1': { '86': '1000', '83': '70.00' } },
    incomeSurplus: {},
    why: 'Until 2 March 190.00 are owed as shown, then 1000.00 x 7 % = 70.00.',
  },
];

function credit(date: string, unitPrice: string, vatCase = 'standard19'): JournalCase['events'][number] {
  return { type: 'creditNote', id: 'c', of: 'a', date, lines: [{ quantity: '1', unitPrice, vatCase }] };
}
