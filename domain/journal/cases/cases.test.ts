/** The journal's cases: entries, advance return and income-surplus statement, each held against what was worked out by hand. */
import type { Land } from '@belegbar/domain/business';
import { isPeriod } from '@belegbar/domain/calendar';
import { assert, euroText } from '@belegbar/domain/money';
import { bookEvents, eurLines, vatAdvanceBoxes } from '@belegbar/domain/tax-reports/cases';
import { describe, expect, test } from 'vitest';
import type { BookedEntry } from '../entry.ts';
import { JOURNAL_CASES } from './index.ts';

describe.for(JOURNAL_CASES.map((given) => [given.title, given] as const))('%s', ([, given]) => {
  const entries = bookEvents(given);

  test('is booked as the law says', () => {
    expect(entries.map(shown)).toEqual(given.entries);
  });

  test('is declared in the advance returns', () => {
    for (const [period, boxes] of Object.entries(given.vatAdvance)) {
      assert(isPeriod(period), `not a period: ${period}`);
      expect(vatAdvanceBoxes(entries, period, given.profile.land as Land), period).toEqual(boxes);
    }
  });

  test('counts as income and expense when the money moves', () => {
    const years = new Set(
      entries.filter(({ basis }) => basis === 'cash').map(({ bookedOn }) => bookedOn.slice(0, 4)),
    );
    expect(Object.fromEntries([...years].map((year) => [year, eurLines(entries, year)]))).toEqual(
      given.incomeSurplus,
    );
  });
});

function shown({ kind, basis, bookedOn, taxPoint, taxCode, net, vat }: BookedEntry) {
  return [kind, basis, bookedOn, taxPoint, taxCode, euroText(net), euroText(vat)];
}
