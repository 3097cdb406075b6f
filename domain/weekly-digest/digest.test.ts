import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import {
  type DigestReturn,
  digestSentences,
  digestWeek,
  isWorthAMail,
  mailedWeek,
  sentenceParts,
  sentenceText,
  type WeekFigures,
} from './index.ts';

// 23 November 2026 is a Monday, 27 November a Friday.
const WEEK = { monday: '2026-11-23', sunday: '2026-11-29' };

test.each([
  ['Thursday evening', '2026-11-26', 20, null],
  ['Friday before noon', '2026-11-27', 11, null],
  ['Friday noon', '2026-11-27', 12, false],
  ['Sunday night', '2026-11-29', 23, false],
  ['Monday morning', '2026-11-30', 8, true],
  ['Monday noon', '2026-11-30', 12, null],
] as const)('on %s the first screen tells of the week or not', (_, today, hour, isOver) => {
  expect(digestWeek(day(today), hour)).toEqual(isOver === null ? null : { ...WEEK, isOver });
});

test.each([
  ['Monday at seven', '2026-11-30', 7, null],
  ['Monday at eight', '2026-11-30', 8, WEEK],
  ['Thursday, after days of downtime', '2026-12-03', 22, WEEK],
  ['Friday, when it is too late', '2026-12-04', 9, null],
] as const)('on %s the mail tells of the week before or not', (_, today, hour, week) => {
  expect(mailedWeek(day(today), hour)).toEqual(week && { ...week, isOver: true });
});

const sum = (amount: number, count: number) => ({ amount: cents(amount), count });
const QUIET: WeekFigures = {
  isOver: false,
  received: sum(0, 0),
  open: sum(0, 0),
  overdue: sum(0, 0),
  returns: [],
  bills: 0,
  billId: null,
  drafts: 0,
};
const november: DigestReturn = {
  report: 'vatAdvance',
  period: '2026-11',
  dueDate: day('2026-12-10'),
  isLate: false,
};
const summer: DigestReturn = { ...november, period: '2026-Q3', dueDate: day('2026-10-12'), isLate: true };

const CASES: [string, Partial<WeekFigures>, string, string][] = [
  ['nothing', {}, '', ''],
  [
    'one payment',
    { received: sum(119_000, 1) },
    'Diese Woche kamen 1.190,00 € in einer Zahlung herein.',
    'You received €1,190.00 in one payment this week.',
  ],
  [
    'payments of a week that is over',
    { received: sum(476_000, 3), isOver: true },
    'Letzte Woche kamen 4.760,00 € in 3 Zahlungen herein.',
    'You received €4,760.00 in 3 payments last week.',
  ],
  [
    'what has time',
    { open: sum(500_000, 2) },
    'Offen sind 5.000,00 € aus 2 Rechnungen.',
    '€5,000.00 from 2 invoices is outstanding.',
  ],
  [
    'what is overdue in part',
    { open: sum(500_000, 2), overdue: sum(100_000, 1) },
    'Offen sind 5.000,00 € aus 2 Rechnungen, davon überfällig 1.000,00 € aus einer Rechnung.',
    '€5,000.00 from 2 invoices is outstanding, of which €1,000.00 from one invoice is overdue.',
  ],
  [
    'what is overdue as a whole',
    { open: sum(100_000, 1), overdue: sum(100_000, 1) },
    'Überfällig sind 1.000,00 € aus einer Rechnung.',
    '€1,000.00 from one invoice is overdue.',
  ],
  [
    'what comes',
    { returns: [november], bills: 2, drafts: 1 },
    'Nächste Woche fällig: Umsatzsteuer-Voranmeldung November 2026 am 10.12. und 2 Rechnungen an dich; ein Entwurf ist noch nicht ausgestellt.',
    'Due next week: VAT advance return for November 2026 on 10 Dec and 2 bills; one draft isn’t issued yet.',
  ],
  [
    'what is late beside a bill',
    { returns: [summer], bills: 1, isOver: true },
    'Überfällig: Umsatzsteuer-Voranmeldung 3. Quartal 2026; diese Woche fällig: eine Rechnung an dich.',
    'Overdue: VAT advance return for Q3 2026; due this week: one bill.',
  ],
  [
    'many late ones',
    { returns: [summer, { ...summer, report: 'eur', period: '2025' }, summer, summer] },
    'Überfällig: Umsatzsteuer-Voranmeldung 3. Quartal 2026, Anlage EÜR 2025 und 2 weitere.',
    'Overdue: VAT advance return for Q3 2026, EÜR for 2025 and 2 more.',
  ],
  ['drafts alone', { drafts: 3 }, '3 Entwürfe sind noch nicht ausgestellt.', '3 drafts aren’t issued yet.'],
];

test.each(CASES)('%s is told in one sentence', (_, figures, german, english) => {
  const sentences = digestSentences({ ...QUIET, ...figures });
  const told = (language: 'de' | 'en') =>
    sentences.map((sentence) => sentenceText(sentence, language).replaceAll('\u00a0', ' ')).join(' ');
  expect([told('de'), told('en')]).toEqual([german, english]);
});

test('a full week is three sentences, and every figure leads to what it is made of', () => {
  const full = { ...QUIET, received: sum(1, 1), open: sum(3, 2), overdue: sum(1, 1), returns: [november] };
  const parts = digestSentences(full).map((sentence) => sentenceParts(sentence, 'de'));
  expect(parts.map((of) => of.flatMap(({ href }) => href ?? []))).toEqual([
    ['/finance'],
    ['/invoices?status=open', '/invoices?status=overdue'],
    ['/tax-reports/vat-advance?period=2026-11'],
  ]);
});

test('one bill leads to itself, and several to the list of what is to be done, in which they stand', () => {
  const hrefOf = (figures: Partial<WeekFigures>) =>
    digestSentences({ ...QUIET, ...figures })
      .flatMap((sentence) => sentenceParts(sentence, 'de'))
      .flatMap(({ href }) => href ?? []);
  expect(hrefOf({ bills: 1, billId: 'b36' })).toEqual(['/expenses/b36']);
  expect(hrefOf({ bills: 2 })).toEqual(['/home#next-steps']);
});

test.each<[string, Partial<WeekFigures>, boolean]>([
  ['nothing', {}, false],
  ['a draft that lies there', { drafts: 1 }, false],
  ['an invoice with time to pay', { open: sum(1, 1) }, false],
  ['money', { received: sum(1, 1) }, true],
  ['an overdue invoice', { open: sum(1, 1), overdue: sum(1, 1) }, true],
  ['a return', { returns: [november] }, true],
  ['a bill', { bills: 1 }, true],
])('for %s alone a mail is sent or not', (_, figures, isWorth) => {
  expect(isWorthAMail({ ...QUIET, ...figures })).toBe(isWorth);
});
