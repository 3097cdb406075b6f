import { day } from '@belegbar/domain/calendar';
import { assert } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { amendedDraft, amendInvoice, amendmentObstacle, amendmentProblems } from './amend.ts';
import type { InvoiceDraft } from './invoice.ts';
import { issueInvoice } from './issue.ts';
import { TODAY, testBusiness, testClient, testDraft, testLine } from './test-invoice.ts';

const parties = { business: testBusiness(), client: testClient(), today: TODAY };

function issued(draft: InvoiceDraft = testDraft({ clientId: 'k' })) {
  const made = issueInvoice({ draft, ...parties, number: 'RE-2026-0007' });
  assert(made.ok, 'the specimen can be issued');
  return made.document;
}

function amended(changes: Partial<InvoiceDraft>) {
  const draft = testDraft({ clientId: 'k', ...changes });
  return amendInvoice({ draft, ...parties, today: day('2026-03-20'), before: issued(), edition: 2 });
}

describe('a new edition', () => {
  test('keeps the number and says at its beginning what it replaces', () => {
    const made = amended({ invoiceDate: TODAY, lines: [testLine({ unitPrice: '1200' })] });
    assert(made.ok, 'complete');
    expect(made.document.number).toBe('RE-2026-0007');
    expect(made.document.totals.gross).toBe(142_800);
    expect(made.document.introduction.split('\n')).toEqual([
      'Fassung 2 dieser Rechnung: Sie berichtigt und ersetzt die Rechnung RE-2026-0007 vom 16.03.2026 in allen früheren Fassungen (§ 31 Abs. 5 UStDV).',
      'Vielen Dank für Ihren Auftrag. Folgende Leistungen werden Ihnen berechnet:',
    ]);
  });

  test('says so in both languages where the invoice does', () => {
    const made = amended({ language: 'both' });
    assert(made.ok, 'complete');
    expect(made.document.introduction.split('\n').slice(0, 2)).toEqual([
      expect.stringContaining('Fassung 2 dieser Rechnung'),
      'Version 2 of this invoice: it corrects and replaces invoice RE-2026-0007 dated 16 Mar 2026 in all earlier versions (§ 31 (5) UStDV).',
    ]);
  });

  test('obeys every rule of issuing', () => {
    const made = amended({ lines: [] });
    expect(made.ok).toBe(false);
  });

  test('has the day of the one before where it names none', () => {
    expect(amendedDraft(testDraft(), issued()).invoiceDate).toBe(TODAY);
    const later = testDraft({ invoiceDate: day('2026-03-18') });
    expect(amendedDraft(later, issued()).invoiceDate).toBe('2026-03-18');
  });

  test('is for the same client', () => {
    const before = testDraft({ clientId: 'k' });
    expect(amendmentProblems(before, before)).toEqual([]);
    expect(amendmentProblems(testDraft({ clientId: 'l' }), before)).toMatchObject([
      { field: 'clientId', code: 'client.amended', severity: 'blocking' },
    ]);
  });
});

describe('an invoice can be amended', () => {
  const free = { isInvoice: true, isCancelled: false, isLocked: false, isFollowed: false, isFiled: false };

  test('with the GoBD mode off, unpaid and in no return that was handed over', () => {
    expect(amendmentObstacle(free)).toBe(null);
  });

  test.each([
    ['a cancellation or credit note', { isInvoice: false }, 'notAnInvoice'],
    ['one that is cancelled', { isCancelled: true }, 'cancelled'],
    ['any while the GoBD mode is on', { isLocked: true }, 'gobdMode'],
    ['one of which money was noted, or that was credited or given up', { isFollowed: true }, 'followed'],
    ['one in a return that was handed over', { isFiled: true }, 'filed'],
    [
      'a cancelled one while the mode is on, which says the nearer reason',
      { isCancelled: true, isLocked: true },
      'cancelled',
    ],
  ])('but not %s', (_, held, obstacle) => {
    expect(amendmentObstacle({ ...free, ...held })).toBe(obstacle);
  });
});
