/** The journal's cases: entries, advance return and income-surplus statement, each held against what was worked out by hand. */
import type { Land } from '@belegbar/domain/business';
import { type Day, isPeriod } from '@belegbar/domain/calendar';
import { assert, euroText } from '@belegbar/domain/money';
import { type CashSum, incomeSurplus } from '@belegbar/domain/tax-reports';
import { bookEvents, vatAdvanceBoxes } from '@belegbar/domain/tax-reports/cases';
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
    expect(Object.fromEntries([...years].map((year) => [year, linesOf(entries, year)]))).toEqual(
      given.incomeSurplus,
    );
  });
});

function shown({ kind, basis, bookedOn, taxPoint, taxCode, net, vat }: BookedEntry) {
  return [kind, basis, bookedOn, taxPoint, taxCode, euroText(net), euroText(vat)];
}

function linesOf(entries: readonly BookedEntry[], year: string): Record<string, string> {
  const moved = entries.filter(({ basis, bookedOn }) => basis === 'cash' && bookedOn.startsWith(year));
  const sums = moved.map(({ bookedOn, taxCode, scheme, category, net, vat }): CashSum => {
    return { month: `${bookedOn.slice(0, 7)}-01` as Day, taxCode, scheme, category, net, vat, count: 1 };
  });
  return Object.fromEntries(incomeSurplus(sums).lines.map(({ line, amount }) => [line, euroText(amount)]));
}
