/** Acts that are noted after others which happened later: they count as if they had been noted in time. */
import { ACCRUAL, AT_HOME, CASH, work } from './acts.ts';
import type { JournalCase } from './case.ts';

export const NOTED_LATE: readonly JournalCase[] = [
  {
    title: 'money that had come before the claim was given up is found later: nothing was ever lost',
    law: '§ 13 (1) No. 1 a, § 17 (2) No. 1 UStG, § 153 (1) AO',
    profile: ACCRUAL,
    events: [
      work('a', '2026-01-10', '1000.00'),
      { type: 'writeOff', of: 'a', date: '2026-04-05' },
      { type: 'payment', of: 'a', date: '2026-03-28', amount: '1190.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-01-10', '2026-01-10', 'standard19', '1000.00', '190.00'],
      ['writeOff', 'accrual', '2026-04-05', '2026-04-05', 'standard19', '-1000.00', '-190.00'],
      ['payment', 'cash', '2026-03-28', null, 'standard19', '1000.00', '190.00'],
      ['writeOff', 'accrual', '2026-04-05', '2026-04-05', 'standard19', '1000.00', '190.00'],
    ],
    vatAdvance: { '2026-Q1': { '81': '1000', '83': '190.00' }, '2026-Q2': { '83': '0.00' } },
    incomeSurplus: { '2026': { income: '1000.00', vatReceived: '190.00' } },
    why: 'On 5 April nothing was open. The supply counts once, in its quarter; Kz 50 stays empty.',
  },
  {
    title:
      'money that had come before a credit note is found later: what is too much of it stays consideration',
    law: '§ 17 (1) s. 1 and 8 UStG, BFH V R 56/06',
    profile: ACCRUAL,
    events: [
      work('a', '2026-03-01', '1000.00'),
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-01',
        lines: [{ quantity: '1', unitPrice: '100.00', vatCase: 'standard19' }],
      },
      { type: 'payment', of: 'a', date: '2026-03-15', amount: '1190.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-03-01', '2026-03-01', 'standard19', '1000.00', '190.00'],
      ['creditNote', 'accrual', '2026-04-01', '2026-04-01', 'standard19', '-100.00', '-19.00'],
      ['payment', 'cash', '2026-03-15', null, 'standard19', '1000.00', '190.00'],
      ['overpayment', 'accrual', '2026-04-01', '2026-04-01', 'standard19', '100.00', '19.00'],
    ],
    vatAdvance: { '2026-Q1': { '81': '1000', '83': '190.00' }, '2026-Q2': { '83': '0.00' } },
    incomeSurplus: { '2026': { income: '1000.00', vatReceived: '190.00' } },
    why: '1190.00 had come when 119.00 were credited, and they have not gone back: -19.00 + 19.00 in April.',
  },
  {
    title: 'taxed as it comes, money is divided by what was owed on its day, and anew with the credit note',
    law: '§ 13 (1) No. 1 b, § 17 (1) UStG',
    profile: CASH,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-01-10',
        client: AT_HOME,
        lines: [
          { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
          { quantity: '1', unitPrice: '400.00', vatCase: 'reduced7' },
        ],
      },
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-01',
        lines: [{ quantity: '1', unitPrice: '100.00', vatCase: 'standard19' }],
      },
      { type: 'payment', of: 'a', date: '2026-03-15', amount: '809.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-01-10', null, 'standard19', '1000.00', '190.00'],
      ['invoice', 'accrual', '2026-01-10', null, 'reduced7', '400.00', '28.00'],
      ['creditNote', 'accrual', '2026-04-01', null, 'standard19', '-100.00', '-19.00'],
      ['payment', 'cash', '2026-03-15', '2026-03-15', 'standard19', '500.00', '95.00'],
      ['payment', 'cash', '2026-03-15', '2026-03-15', 'reduced7', '200.00', '14.00'],
      ['creditNote', 'cash', '2026-04-01', '2026-04-01', 'standard19', '-14.28', '-2.71'],
      ['creditNote', 'cash', '2026-04-01', '2026-04-01', 'reduced7', '15.88', '1.11'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '500', '86': '200', '83': '109.00' },
      '2026-Q2': { '81': '-14', '86': '15', '83': '-1.61' },
    },
    incomeSurplus: { '2026': { income: '701.60', vatReceived: '107.40' } },
    why: 'On 15 March 809.00 of 1618.00. After the credit note 1071.00 and 428.00 are owed, so 578.01 of 809.00 are for 19 %: 485.72 and 92.29; 230.99 for 7 %: 215.88 and 15.11. In April -14.28 and 15.88. The boxes: -14 x 19 % = -2.66, 15 x 7 % = 1.05.',
  },
  {
    title: 'what is given up with money that is found later is the rest that a credit note has left',
    law: '§ 17 (1) s. 1 and 8 UStG, § 10 (1) UStG',
    profile: ACCRUAL,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-01-10',
        client: AT_HOME,
        lines: [
          { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
          { quantity: '1', unitPrice: '400.00', vatCase: 'reduced7' },
        ],
      },
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-01',
        lines: [{ quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' }],
      },
      { type: 'payment', of: 'a', date: '2026-03-15', amount: '400.00', skonto: true },
    ],
    entries: [
      ['invoice', 'accrual', '2026-01-10', '2026-01-10', 'standard19', '1000.00', '190.00'],
      ['invoice', 'accrual', '2026-01-10', '2026-01-10', 'reduced7', '400.00', '28.00'],
      ['creditNote', 'accrual', '2026-04-01', '2026-04-01', 'standard19', '-1000.00', '-190.00'],
      ['payment', 'cash', '2026-03-15', null, 'standard19', '247.22', '46.97'],
      ['payment', 'cash', '2026-03-15', null, 'reduced7', '98.89', '6.92'],
      ['creditNote', 'cash', '2026-04-01', null, 'standard19', '-247.22', '-46.97'],
      ['creditNote', 'cash', '2026-04-01', null, 'reduced7', '274.94', '19.25'],
      ['discount', 'accrual', '2026-04-01', '2026-04-01', 'reduced7', '-26.17', '-1.83'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '86': '400', '83': '218.00' },
      '2026-Q2': { '81': '-1000', '86': '-26', '83': '-191.82' },
    },
    incomeSurplus: { '2026': { income: '373.83', vatReceived: '26.17' } },
    why: 'In March 400.00 of 1618.00: 294.19 and 105.81. Since April 428.00 are owed, all at 7 %: 400.00 are 373.83 and 26.17, and the 28.00 that are given up 26.17 and 1.83. The boxes: -1000 x 19 %, -26 x 7 % = -1.82.',
  },
];
