/** The oracle itself is held against what was worked out by hand from the law. */
import { TAX_CASES, type TaxCase } from '@belegbar/domain/tax-reports/cases';
import { expect, test } from 'vitest';
import { inReturn, inSurplus } from './compare.ts';
import { oracle } from './oracle.ts';

/** The oracle does not know gifts yet. */
const KNOWN = TAX_CASES.filter(({ id }) => !id.startsWith('gift'));

test.each(KNOWN.map((taxCase) => [taxCase.id, taxCase] as const))('%s', (_, taxCase) => {
  expect(differencesOf(taxCase)).toEqual([]);
});

function differencesOf({ profile, events, expected }: TaxCase) {
  const exact = oracle({ profile, events });
  const returns = Object.entries(expected.vatAdvance).flatMap(([period, boxes]) =>
    inReturn(`vatAdvance ${period}`, exact.vatAdvance(period), boxes),
  );
  const years = Object.entries(expected.eur ?? {}).flatMap(([year, lines]) =>
    inSurplus(`eur ${year}`, exact.surplus(year), lines),
  );
  return [...returns, ...years];
}
