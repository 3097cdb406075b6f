/** What takes VAT back: cancellation, credit note, refund, bad debt. */
import type { TaxCase } from './case.ts';
import { ACCRUAL, ACCRUAL_MONTHLY, AT_HOME, CASH, VIENNA } from './people.ts';

const TWO_RATES = [
  { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
  { quantity: '1', unitPrice: '400.00', vatCase: 'reduced7' },
];

export const CORRECTIONS: readonly TaxCase[] = [
  {
    id: 'advance-returned-with-the-cancellation',
    title: 'an order with an advance is cancelled before the work: the advance is taken back in that quarter',
    profile: ACCRUAL,
    events: [
      work('a', '2026-06-15', '3000.00', { from: '2026-07-01', to: '2026-07-31' }),
      { type: 'payment', of: 'a', date: '2026-06-25', amount: '1190.00' },
      { type: 'cancelInvoice', of: 'a', date: '2026-07-05' },
      { type: 'refund', of: 'a', date: '2026-07-05', amount: '1190.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q2': { '81': '1000', '83': '190.00' },
        '2026-Q3': { '81': '-1000', '83': '-190.00' },
      },
    },
    why: '§ 13 (1) No. 1 a s. 4, § 17 (2) No. 2 UStG. Q2: advance 1000.00. Q3: no work, so 0, and the advance back: -1000.00.',
  },
  {
    id: 'advance-returned-while-the-order-stands',
    title: 'half of an advance is returned in July, the work is done in August',
    profile: ACCRUAL_MONTHLY,
    events: [
      work('a', '2026-06-15', '2000.00', { from: '2026-08-01', to: '2026-08-31' }),
      { type: 'payment', of: 'a', date: '2026-06-20', amount: '2380.00' },
      { type: 'refund', of: 'a', date: '2026-07-10', amount: '1190.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-06': { '81': '2000', '83': '380.00' },
        '2026-07': { '81': '-1000', '83': '-190.00' },
        '2026-08': { '81': '1000', '83': '190.00' },
      },
    },
    why: '§ 17 (2) No. 2 UStG: corrected when returned. August: 2000.00 performed less 1000.00 still taxed before.',
  },
  {
    id: 'cancelled-after-a-credit-note',
    title: 'a cancellation takes back what the credit note left',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-02', '2000.00'),
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-07',
        lines: [{ quantity: '1', unitPrice: '400.00', vatCase: 'standard19' }],
      },
      { type: 'cancelInvoice', of: 'a', date: '2026-07-07' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '81': '2000', '83': '380.00' },
        '2026-Q2': { '81': '-400', '83': '-76.00' },
        '2026-Q3': { '81': '-1600', '83': '-304.00' },
      },
    },
    why: '§ 17 (1) s. 1, 8, (2) No. 3 UStG: 2000.00 - 400.00 - 1600.00 = 0.',
  },
  {
    id: 'credit-note-on-paid-money-waits-for-the-refund',
    title: 'under cash taxation a credit note on a paid invoice counts when the money goes back, at its rate',
    profile: CASH,
    events: [
      { type: 'issueInvoice', id: 'a', date: '2026-01-12', client: AT_HOME, lines: TWO_RATES },
      { type: 'payment', of: 'a', date: '2026-02-12', amount: '1618.00' },
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-13',
        lines: [{ quantity: '1', unitPrice: '100.00', vatCase: 'reduced7' }],
      },
      { type: 'refund', of: 'a', date: '2026-07-02', amount: '107.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '81': '1000', '86': '400', '83': '218.00' },
        '2026-Q2': { '83': '0.00' },
        '2026-Q3': { '86': '-100', '83': '-7.00' },
      },
    },
    why: '§ 13 (1) No. 1 b, § 17 (1) UStG. 1190.00 + 428.00 received; 107.00 = 100.00 + 7.00 returned in July.',
  },
  {
    id: 'credit-note-settles-the-rest',
    title: 'the 7 % part is credited after 1190.00 were paid: all that was paid is then for the 19 % part',
    profile: CASH,
    events: [
      { type: 'issueInvoice', id: 'a', date: '2026-01-12', client: AT_HOME, lines: TWO_RATES },
      { type: 'payment', of: 'a', date: '2026-02-12', amount: '1190.00' },
      {
        type: 'creditNote',
        id: 'c',
        of: 'a',
        date: '2026-04-13',
        lines: [{ quantity: '1', unitPrice: '400.00', vatCase: 'reduced7' }],
      },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '81': '735', '86': '294', '83': '160.23' },
        '2026-Q2': { '81': '264', '86': '-294', '83': '29.58' },
      },
    },
    why: 'Of 1190.00 went 1190 / 1618 = 875.22 to 19 % (735.48 net) and 314.78 to 7 % (294.19). After the credit note 1000.00 and 0 are right: 264.52 more, 294.19 less. 735 x 19 % = 139.65, 294 x 7 % = 20.58; 264 x 19 % = 50.16.',
  },
  {
    id: 'bad-debt-partly-recovered',
    title: 'two rates written off; 40 % of the money comes after all',
    profile: ACCRUAL,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2025-02-10',
        client: AT_HOME,
        lines: [
          { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
          { quantity: '1', unitPrice: '500.00', vatCase: 'reduced7' },
        ],
      },
      { type: 'writeOff', of: 'a', date: '2025-08-04' },
      { type: 'payment', of: 'a', date: '2026-02-04', amount: '690.00' },
    ],
    expected: {
      vatAdvance: {
        '2025-Q1': { '81': '1000', '86': '500', '83': '225.00' },
        '2025-Q3': { '81': '-1000', '86': '-500', '50': '1500', '83': '-225.00' },
        '2026-Q1': { '81': '400', '86': '200', '83': '90.00' },
      },
    },
    why: '§ 17 (2) No. 1 s. 1 and 2 UStG. 690.00 of 1725.00 is 40 %: 400.00 + 76.00 and 200.00 + 14.00. Kz 50 knows reductions only.',
  },
  {
    id: 'bad-debt-with-cents',
    title: 'the rest of a crooked sum is lost; Kz 50 is cut like the base',
    profile: ACCRUAL,
    events: [
      work('a', '2026-02-02', '1234.56'),
      { type: 'payment', of: 'a', date: '2026-03-02', amount: '469.13' },
      { type: 'writeOff', of: 'a', date: '2026-05-04' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '81': '1234', '83': '234.46' },
        '2026-Q2': { '81': '-840', '50': '840', '83': '-159.60' },
      },
    },
    why: '§ 17 (2) No. 1 UStG. 1234.56 + 234.57 = 1469.13. Paid 469.13 / 1.19 = 394.23; lost 1234.56 - 394.23 = 840.33. 840 x 19 % = 159.60.',
  },
  {
    id: 'bad-debt-of-an-eu-service',
    title: 'a lost EU service lowers Kz 21, and Kz 50 stays empty: no tax was owed on it',
    profile: ACCRUAL,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-02-02',
        client: VIENNA,
        lines: [{ quantity: '1', unitPrice: '1000.00', vatCase: 'euService' }],
      },
      { type: 'writeOff', of: 'a', date: '2026-05-04' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '21': '1000', '83': '0.00' }, '2026-Q2': { '21': '-1000', '83': '0.00' } },
    },
    why: '§ 17 (2) No. 1 with § 18b s. 4 UStG; Kz 50 is about taxable supplies.',
  },
];

function work(
  id: string,
  date: string,
  unitPrice: string,
  service = { from: date, to: date },
): TaxCase['events'][number] {
  const lines = [{ quantity: '1', unitPrice, vatCase: 'standard19' }];
  return { type: 'issueInvoice', id, date, service, client: AT_HOME, lines };
}
