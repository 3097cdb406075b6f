/** Bad debts: of several rates, without tax, and what money and mistakes make of them afterwards. */
import { ACCRUAL, AT_HOME, work } from './acts.ts';
import type { JournalCase } from './case.ts';

export const BAD_DEBTS: readonly JournalCase[] = [
  {
    title: 'half of an invoice over two rates is lost, half of each',
    law: '§ 17 (2) No. 1 s. 1, (4) UStG',
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
      { type: 'payment', of: 'a', date: '2026-03-20', amount: '809.00' },
      { type: 'writeOff', of: 'a', date: '2026-08-04' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'reduced7', '400.00', '28.00'],
      ['payment', 'cash', '2026-03-20', null, 'standard19', '500.00', '95.00'],
      ['payment', 'cash', '2026-03-20', null, 'reduced7', '200.00', '14.00'],
      ['writeOff', 'accrual', '2026-08-04', '2026-08-04', 'standard19', '-500.00', '-95.00'],
      ['writeOff', 'accrual', '2026-08-04', '2026-08-04', 'reduced7', '-200.00', '-14.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '86': '400', '83': '218.00' },
      '2026-Q3': { '81': '-500', '86': '-200', '50': '700', '83': '-109.00' },
    },
    incomeSurplus: { '2026': { income: '700.00', vatReceived: '109.00' } },
    why: '809.00 of 1618.00: 595.00 of 1190.00 and 214.00 of 428.00.',
  },
  {
    title: 'a lost invoice for which the client owes the tax lowers the base alone',
    law: '§ 13b (2), (5), § 17 (2) No. 1 UStG',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00', 'domesticReverseCharge'),
      { type: 'writeOff', of: 'a', date: '2026-08-04' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'domesticReverseCharge', '1000.00', '0.00'],
      ['writeOff', 'accrual', '2026-08-04', '2026-08-04', 'domesticReverseCharge', '-1000.00', '0.00'],
    ],
    vatAdvance: { '2026-Q1': { '60': '1000', '83': '0.00' }, '2026-Q3': { '60': '-1000', '83': '0.00' } },
    incomeSurplus: {},
    why: 'There was no tax of his own in it, so Kz 50 stays empty.',
  },
  {
    title:
      'a lost invoice is paid after all, and half of it goes back: what is owed is open again, and taxed',
    law: '§ 17 (2) No. 1 s. 2 UStG, § 13 (1) No. 1 a UStG',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'writeOff', of: 'a', date: '2026-05-05' },
      { type: 'payment', of: 'a', date: '2026-08-05', amount: '1190.00' },
      { type: 'refund', of: 'a', date: '2026-11-05', amount: '595.00' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['writeOff', 'accrual', '2026-05-05', '2026-05-05', 'standard19', '-1000.00', '-190.00'],
      ['payment', 'cash', '2026-08-05', null, 'standard19', '1000.00', '190.00'],
      ['recovery', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '1000.00', '190.00'],
      ['refund', 'cash', '2026-11-05', null, 'standard19', '-500.00', '-95.00'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '81': '-1000', '50': '1000', '83': '-190.00' },
      '2026-Q3': { '81': '1000', '83': '190.00' },
      '2026-Q4': { '83': '0.00' },
    },
    incomeSurplus: { '2026': { income: '500.00', vatReceived: '95.00' } },
    why: 'A client who paid was not unable to pay: the claim of 1190.00 stands until it is credited or lost anew.',
  },
  {
    title: 'a lost invoice is paid after all less Skonto: what is given up is not lost as well',
    law: '§ 17 (1) s. 1, (2) No. 1 s. 2 UStG',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'writeOff', of: 'a', date: '2026-05-05' },
      { type: 'payment', of: 'a', date: '2026-08-05', amount: '1166.20', skonto: true },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['writeOff', 'accrual', '2026-05-05', '2026-05-05', 'standard19', '-1000.00', '-190.00'],
      ['payment', 'cash', '2026-08-05', null, 'standard19', '980.00', '186.20'],
      ['recovery', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '980.00', '186.20'],
      ['recovery', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '20.00', '3.80'],
      ['discount', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '-20.00', '-3.80'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '81': '-1000', '50': '1000', '83': '-190.00' },
      '2026-Q3': { '81': '980', '83': '186.20' },
    },
    incomeSurplus: { '2026': { income: '980.00', vatReceived: '186.20' } },
    why: '1190.00 - 1166.20 = 23.80 = 20.00 + 3.80. 1166.20 / 1.19 = 980.00.',
  },
  {
    title: 'a refund was noted by mistake, and its amount written off: undone, nothing is lost',
    law: '§ 17 (2) No. 1 UStG, § 153 (1) AO',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'payment', of: 'a', date: '2026-02-20', amount: '1190.00' },
      { type: 'refund', id: 'r', of: 'a', date: '2026-05-05', amount: '190.00' },
      { type: 'writeOff', of: 'a', date: '2026-08-05' },
      { type: 'undo', of: 'a', payment: 'r' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['payment', 'cash', '2026-02-20', null, 'standard19', '1000.00', '190.00'],
      ['refund', 'cash', '2026-05-05', null, 'standard19', '-159.66', '-30.34'],
      ['writeOff', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '-159.66', '-30.34'],
      ['refund', 'cash', '2026-05-05', null, 'standard19', '159.66', '30.34'],
      ['writeOff', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '159.66', '30.34'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '83': '0.00' },
      '2026-Q3': { '83': '0.00' },
    },
    incomeSurplus: { '2026': { income: '1000.00', vatReceived: '190.00' } },
    why: '1000.00 / 1.19 = 840.34, so 159.66 + 30.34 seemed to be missing. All of the 1190.00 was there.',
  },
  {
    title:
      'of a lost invoice 100.00 were noted by mistake, and then all of it came: undone, it is taxed once',
    law: '§ 17 (2) No. 1 s. 2 UStG, § 153 (1) AO',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-10', '1000.00'),
      { type: 'writeOff', of: 'a', date: '2026-05-05' },
      { type: 'payment', id: 'p', of: 'a', date: '2026-08-05', amount: '100.00' },
      { type: 'payment', of: 'a', date: '2026-08-06', amount: '1190.00' },
      { type: 'undo', of: 'a', payment: 'p' },
    ],
    entries: [
      ['invoice', 'accrual', '2026-02-10', '2026-02-10', 'standard19', '1000.00', '190.00'],
      ['writeOff', 'accrual', '2026-05-05', '2026-05-05', 'standard19', '-1000.00', '-190.00'],
      ['payment', 'cash', '2026-08-05', null, 'standard19', '84.03', '15.97'],
      ['recovery', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '84.03', '15.97'],
      ['payment', 'cash', '2026-08-06', null, 'standard19', '1000.00', '190.00'],
      ['recovery', 'accrual', '2026-08-06', '2026-08-06', 'standard19', '915.97', '174.03'],
      ['overpayment', 'accrual', '2026-08-06', '2026-08-06', 'standard19', '84.03', '15.97'],
      ['payment', 'cash', '2026-08-05', null, 'standard19', '-84.03', '-15.97'],
      ['recovery', 'accrual', '2026-08-05', '2026-08-05', 'standard19', '-84.03', '-15.97'],
      ['recovery', 'accrual', '2026-08-06', '2026-08-06', 'standard19', '84.03', '15.97'],
      ['overpayment', 'accrual', '2026-08-06', '2026-08-06', 'standard19', '-84.03', '-15.97'],
    ],
    vatAdvance: {
      '2026-Q1': { '81': '1000', '83': '190.00' },
      '2026-Q2': { '81': '-1000', '50': '1000', '83': '-190.00' },
      '2026-Q3': { '81': '1000', '83': '190.00' },
    },
    incomeSurplus: { '2026': { income: '1000.00', vatReceived: '190.00' } },
    why: '100.00 / 1.19 = 84.03; 1000.00 - 84.03 = 915.97. What seemed too much of the 1190.00 was the rest of the claim.',
  },
];
