import { day } from '@belegbar/domain/calendar';
import { assert, cents, sumCents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { cancelInvoice } from './cancel.ts';
import { composeDocument } from './compose-document.ts';
import { dueDate, emptyDraft } from './draft.ts';
import { issueInvoice } from './issue.ts';
import { findPaymentProblems, isOverdue, statusAfterPayment } from './payment.ts';
import { exemptionNumber, statutoryNote, statutoryNotes } from './statutory-notes.ts';
import { TODAY, testBusiness, testClient, testDraft, testLine } from './test-invoice.ts';

const COMPLETE = { business: testBusiness(), client: testClient(), today: TODAY };

describe('issuing', () => {
  test('freezes parties, dates and totals under the number', () => {
    const issued = issueInvoice({ ...COMPLETE, draft: testDraft(), number: 'RE-2026-0001' });
    assert(issued.ok, 'complete');
    expect(issued.document).toMatchObject({
      kind: 'invoice',
      number: 'RE-2026-0001',
      invoiceDate: '2026-03-16',
      servicePeriod: { from: '2026-03-16', to: '2026-03-16' },
      dueDate: '2026-03-30',
      sender: { businessName: 'Studio Muster', taxNumber: '219/5432/1088' },
      recipient: { clientNumber: 'K-7', name: 'Übermorgen GmbH', address: { city: 'Düsseldorf' } },
      footerText: 'Studio Muster',
      lines: [{ position: 1, vatPercent: '19', net: 100_000, amount: 100_000 }],
      totals: { net: 100_000, vat: 19_000, gross: 119_000 },
      statutoryNotes: [],
    });
  });

  test('is refused with all problems when one of them blocks', () => {
    const refused = issueInvoice({ ...COMPLETE, draft: testDraft({ lines: [] }), number: 'RE-2026-0001' });
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'lines.missing' }] });
  });

  test('is refused when the number that was taken has more than 36 characters', () => {
    const refused = issueInvoice({ ...COMPLETE, draft: testDraft(), number: 'R'.repeat(37) });
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'invoice-number.too-long' }] });
  });

  test('a preview of an empty draft is a document too', () => {
    const draft = emptyDraft({ language: 'en', paymentDays: 0 });
    const preview = composeDocument({ ...COMPLETE, kind: 'invoice', number: null, draft, client: null });
    expect(preview).toMatchObject({
      number: null,
      recipient: { name: '' },
      dueDate: '2026-03-16',
      totals: { gross: 0, groups: [] },
    });
  });

  test('the notes of the law come once each, in the order of the lines', () => {
    const lines = [
      testLine({ vatCase: 'export' }),
      testLine({ vatCase: 'domesticReverseCharge' }),
      testLine({ vatCase: 'export' }),
    ];
    const document = composeDocument({
      ...COMPLETE,
      kind: 'invoice',
      number: null,
      draft: testDraft({ lines }),
    });
    expect(document.statutoryNotes).toEqual([
      'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a i. V. m. § 6 UStG).',
      'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG).',
    ]);
  });

  test('a small business line prints no rate, a reverse charge line 0 %', () => {
    const lines = [testLine({ vatCase: 'smallBusiness' }), testLine({ vatCase: 'euService' })];
    const document = composeDocument({
      ...COMPLETE,
      kind: 'invoice',
      number: null,
      draft: testDraft({ lines }),
    });
    expect(document.lines.map((line) => line.vatPercent)).toEqual([null, '0']);
  });
});

describe('cancelling', () => {
  const lines = [testLine({ quantity: '2.5', discountPercent: '10' }), testLine({ vatCase: 'reduced7' })];
  const document = composeDocument({
    ...COMPLETE,
    kind: 'invoice',
    number: 'RE-2026-0001',
    draft: testDraft({ lines, notes: 'Danke' }),
  });
  const cancellation = cancelInvoice({ document, number: 'RE-2026-0002', today: day('2026-05-08') });

  test('names the invoice it takes back', () => {
    expect(cancellation).toMatchObject({
      kind: 'cancellation',
      number: 'RE-2026-0002',
      invoiceDate: '2026-05-08',
      dueDate: '2026-05-08',
      servicePeriod: document.servicePeriod,
      preceding: { number: 'RE-2026-0001', date: '2026-03-16' },
      notes: '',
    });
    expect(cancellation.introduction).toContain('RE-2026-0001 vom 16.03.2026');
  });

  test('turns quantities and amounts round, unit prices stay', () => {
    expect(cancellation.lines.map((line) => [line.quantity, line.unitPrice, line.net])).toEqual([
      ['-2.5', '100', -22_500],
      ['-1', '100', -10_000],
    ]);
    expect(sumCents([document.totals.gross, cancellation.totals.gross])).toBe(0);
    expect(cancellation.totals.groups.map((group) => [group.base, group.vat])).toEqual([
      [-22_500, -4275],
      [-10_000, -700],
    ]);
  });
});

test.for([
  ['4 Nr. 21', 21],
  ['§ 4 Nr. 14 Buchst. a UStG', 14],
  ['4 No. 11', 11],
  ['4 Nr.21', 21],
  ['19', null],
  ['4 Nr. 211', null],
] as const)('"%s" names number %s of § 4 UStG', ([text, number]) =>
  expect(exemptionNumber(text)).toBe(number),
);

test('an exemption is named in the language of the document', () => {
  expect(statutoryNote('exempt', 'de', '§ 4 Nr. 21 UStG')).toBe(
    'Umsatzsteuerfreie Leistung (§ 4 Nr. 21 UStG).',
  );
  expect(statutoryNote('exempt', 'en', '4 Nr. 14 Buchst. a')).toBe(
    'VAT-exempt supply (§ 4 No. 14 letter a UStG).',
  );
  expect(statutoryNote('standard19', 'de', null)).toBeNull();
});

// § 19 (1) UStG: until 2024 VAT was not levied, since 2025 the supply is exempt.
test.for([
  ['2024-12-31', 'de', 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.'],
  ['2024-12-31', 'en', 'Under § 19 UStG (small business) no VAT is charged.'],
  [
    '2025-01-01',
    'de',
    'Für diese Leistungen gilt die Steuerbefreiung für Kleinunternehmer (§ 19 UStG); Umsatzsteuer wird nicht berechnet.',
  ],
] as const)('a small business says of a supply of %s in %s: %s', ([on, language, note]) => {
  expect(statutoryNotes([{ vatCase: 'smallBusiness', exemptionParagraph: null }], language, day(on))).toEqual(
    [note],
  );
});

test('due at once is the day of the invoice; days are counted over the end of a month', () => {
  expect(dueDate(day('2026-02-20'), { kind: 'immediate' })).toBe('2026-02-20');
  expect(dueDate(day('2026-02-20'), { kind: 'days', days: 14 })).toBe('2026-03-06');
});

test.for([
  ['sent', 1, '2026-03-15', true],
  ['sent', 1, '2026-03-16', false],
  ['sent', 0, '2026-03-15', false],
  ['paid', 1, '2026-03-15', false],
  ['draft', 1, '2026-03-15', false],
] as const)(
  '%s with %s cents open and due on %s: overdue is %s on 16 March',
  ([status, open, due, overdue]) => {
    expect(isOverdue({ status, open: cents(open), dueDate: day(due) }, TODAY)).toBe(overdue);
  },
);

test('a part payment keeps an invoice sent', () => {
  expect([statusAfterPayment(cents(1)), statusAfterPayment(cents(0))]).toEqual(['sent', 'paid']);
});

test.for([
  [{ amount: 100, paidOn: '2026-03-16' }, []],
  [{ amount: 0, paidOn: '2026-03-16' }, ['payment.amount.not-positive']],
  [{ amount: 101, paidOn: '2026-03-17' }, ['payment.amount.above-open', 'payment.date.future']],
] as const)('a payment of %o on an invoice with 100 cents open', ([{ amount, paidOn }, codes]) => {
  const problems = findPaymentProblems({
    amount: cents(amount),
    open: cents(100),
    paidOn: day(paidOn),
    today: TODAY,
  });
  expect(problems.map((found) => found.code)).toEqual(codes);
});
