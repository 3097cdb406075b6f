/** An invoice of 1,000.00 and 19 % becomes one of 1,200.00 and 7 %: 1,190.00 before, 1,284.00 afterwards. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { bookAct } from './book-act.ts';
import { bookAmendment, issuedNow } from './book-amendment.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { openAmount, positionsOf } from './position.ts';

function issueEntry(changes: Partial<NewEntry> = {}): NewEntry {
  return {
    basis: 'accrual',
    kind: 'invoice',
    bookedOn: day('2026-02-10'),
    serviceFrom: day('2026-02-10'),
    serviceTo: day('2026-02-10'),
    taxPoint: day('2026-02-10'),
    taxCode: 'standard19',
    scheme: 'regular',
    net: cents(100_000),
    vat: cents(19_000),
    category: 'services',
    counterpartyVatId: '',
    counterparty: 'Übermorgen GmbH',
    document: { kind: 'invoice', id: 'a', number: 'RE-2026-0007' },
    reverses: null,
    exemptionParagraph: null,
    ...changes,
  };
}

const reduced = issueEntry({
  taxCode: 'reduced7',
  net: cents(120_000),
  vat: cents(8_400),
  bookedOn: day('2026-03-02'),
  taxPoint: day('2026-03-02'),
});

function numbered(entries: readonly NewEntry[]): BookedEntry[] {
  return entries.map((entry, index) => ({ ...entry, number: index + 1 }));
}

const first = numbered([issueEntry()]);
const amended = numbered([...first, ...bookAmendment(first, [reduced])]);

describe('an amended invoice', () => {
  test('has its first edition taken back where it counted, and the new one where that counts', () => {
    expect(
      amended.map(({ number, reverses, kind, taxPoint, taxCode, net, vat }) => [
        number,
        reverses,
        kind,
        taxPoint,
        taxCode,
        net,
        vat,
      ]),
    ).toEqual([
      [1, null, 'invoice', '2026-02-10', 'standard19', 100_000, 19_000],
      [2, 1, 'invoice', '2026-02-10', 'standard19', -100_000, -19_000],
      [3, null, 'invoice', '2026-03-02', 'reduced7', 120_000, 8_400],
    ]);
  });

  test('stands in the books as its last edition alone, of which the client pays 1,284.00', () => {
    expect(issuedNow(amended).map(({ number }) => number)).toEqual([3]);
    expect(openAmount(issuedNow(amended))).toBe(128_400);
    const paid = bookAct(issuedNow(amended), {
      kind: 'payment',
      on: day('2026-03-20'),
      amount: cents(128_400),
      discount: cents(0),
      fee: cents(0),
    });
    expect(paid.map(({ kind, taxCode, net, vat }) => [kind, taxCode, net, vat])).toEqual([
      ['payment', 'reduced7', 120_000, 8_400],
    ]);
  });

  test('is amended again from its last edition, however often', () => {
    const back = numbered([...amended, ...bookAmendment(amended, [issueEntry()])]);
    expect(back.slice(3).map(({ reverses, net }) => [reverses, net])).toEqual([
      [3, -120_000],
      [null, 100_000],
    ]);
    expect(positionsOf(issuedNow(back)).map(({ owed }) => owed)).toEqual([{ net: 100_000, vat: 19_000 }]);
  });

  test('of another currency is taken back in that one, too', () => {
    const foreign = numbered([
      issueEntry({ inCurrency: { currency: 'USD', net: cents(110_000), vat: cents(20_900) } }),
    ]);
    expect(bookAmendment(foreign, [])[0]?.inCurrency).toEqual({
      currency: 'USD',
      net: -110_000,
      vat: -20_900,
    });
  });

  test('is none once money was noted, even if that was taken back', () => {
    const paid = numbered([...first, { ...issueEntry(), basis: 'cash', kind: 'payment' }]);
    expect(() => bookAmendment(paid, [reduced])).toThrow();
  });
});
