/** Invoices in another currency: VAT on receipt at the rate of its month (§ 16 (6) s. 2 UStG), income as it was on the account (§ 11 (1) EStG). */
import type { TaxCase, TaxCaseEvent } from './case.ts';
import { CASH, VIENNA } from './people.ts';

const DOLLARS = { currency: 'USD', unitsPerEuro: '1.25' };

/** 119.00 dollars with VAT, which arises with the money, and 119.00 without, which are reported when they are performed. */
const OF_TWO_KINDS: TaxCaseEvent = {
  type: 'issueInvoice',
  id: 'a',
  date: '2026-01-12',
  client: VIENNA,
  lines: [
    { quantity: '1', unitPrice: '100.00', vatCase: 'standard19' },
    { quantity: '1', unitPrice: '119.00', vatCase: 'euService' },
  ],
  inCurrency: DOLLARS,
};

export const FOREIGN_INVOICES: readonly TaxCase[] = [
  {
    id: 'dollars-on-receipt',
    title: 'what dollars were on the account beside the rate of their month is income without VAT',
    profile: CASH,
    events: [
      { ...OF_TWO_KINDS, lines: [{ quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' }] },
      {
        type: 'payment',
        of: 'a',
        date: '2026-04-10',
        amount: '1190.00',
        euros: '1000.00',
        unitsPerEuro: '1.40',
      },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' }, '2026-Q2': { '81': '714', '83': '135.66' } },
      eur: { '2026': { income: '864.29', vatReceived: '135.71' } },
    },
    why: '1,190.00 / 1.40 = 850.00, of which 135.71 are VAT. 1,000.00 - 135.71 = 864.29.',
  },
  {
    id: 'dollars-of-two-kinds-go-back',
    title: 'of what all goes back nothing stays taxed, though a part of it was never taxed with the money',
    profile: CASH,
    events: [
      OF_TWO_KINDS,
      {
        type: 'payment',
        of: 'a',
        date: '2026-02-10',
        amount: '238.00',
        euros: '200.00',
        unitsPerEuro: '1.40',
      },
      { type: 'refund', of: 'a', date: '2026-05-10', amount: '238.00', euros: '190.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '81': '71', '21': '95', '83': '13.49' },
        '2026-Q2': { '81': '-71', '83': '-13.49' },
      },
      eur: { '2026': { income: '10.00', vatReceived: '0.00' } },
    },
    why: '119.00 / 1.40 = 85.00, base 71.43, VAT 13.57: that is what was taxed and goes back (§ 17 (1) UStG). 119.00 / 1.25 = 95.20. 200.00 - 190.00 = 10.00.',
  },
  {
    id: 'dollars-of-two-kinds-undone',
    title: 'one payment that never was leaves the other at the rate of its own month',
    profile: CASH,
    events: [
      OF_TWO_KINDS,
      {
        type: 'payment',
        id: 'p',
        of: 'a',
        date: '2026-02-10',
        amount: '119.00',
        euros: '100.00',
        unitsPerEuro: '1.40',
      },
      {
        type: 'payment',
        id: 'q',
        of: 'a',
        date: '2026-02-20',
        amount: '119.00',
        euros: '110.00',
        unitsPerEuro: '1.70',
      },
      { type: 'undo', of: 'a', payment: 'p' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '81': '29', '21': '95', '83': '5.51' } },
      eur: { '2026': { income: '104.41', vatReceived: '5.59' } },
    },
    why: '59.50 / 1.70 = 35.00, base 29.41, VAT 5.59. 110.00 - 5.59 = 104.41.',
  },
  {
    id: 'dollars-go-back-of-what-came',
    title: 'when one of two payments never was, a refund takes back what VAT counted of the other',
    profile: CASH,
    events: [
      { ...OF_TWO_KINDS, lines: [{ quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' }] },
      { type: 'payment', id: 'p', of: 'a', date: '2026-02-10', amount: '595.00', euros: '500.00' },
      { type: 'payment', id: 'q', of: 'a', date: '2026-02-12', amount: '595.00', euros: '400.00' },
      { type: 'refund', of: 'a', date: '2026-05-05', amount: '595.00', euros: '430.00' },
      { type: 'undo', of: 'a', payment: 'p' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '81': '336', '83': '63.84' }, '2026-Q2': { '81': '-336', '83': '-63.84' } },
      eur: { '2026': { income: '-30.00', vatReceived: '0.00' } },
    },
    why: 'Of 400.00 63.87 are VAT, base 336.13: what was taxed goes back in full (§ 17 (1) UStG). 400.00 - 430.00 = -30.00.',
  },
  {
    id: 'dollars-noted-late-before-a-refund',
    title:
      'a payment that is noted after a refund of its day stays what it was on the account when the refund is undone',
    profile: CASH,
    events: [
      { ...OF_TWO_KINDS, lines: [{ quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' }] },
      { type: 'payment', of: 'a', date: '2026-02-10', amount: '595.00', euros: '500.00' },
      { type: 'refund', id: 'r', of: 'a', date: '2026-05-05', amount: '119.00', euros: '90.00' },
      { type: 'payment', of: 'a', date: '2026-05-05', amount: '595.00', euros: '400.00' },
      { type: 'undo', of: 'a', payment: 'r' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '81': '420', '83': '79.80' }, '2026-Q2': { '81': '336', '83': '63.84' } },
      eur: { '2026': { income: '756.30', vatReceived: '143.70' } },
    },
    why: '500.00 are 420.17 and 79.83, 400.00 are 336.13 and 63.87.',
  },
];
