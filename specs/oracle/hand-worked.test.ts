/** The oracle itself is held against what was worked out by hand from the law. */
import { TAX_CASES, type TaxCase } from '@belegbar/domain/tax-reports/cases';
import { expect, test } from 'vitest';
import { hasCents, inReturn, unlike } from './compare.ts';
import { add, type Figure, type Standings } from './course.ts';
import { oracle } from './oracle.ts';

const KNOWN = TAX_CASES.filter(({ id, events }) => !id.startsWith('gift') && events.every(isKnown));

test.each(KNOWN.map((taxCase) => [taxCase.id, taxCase] as const))('%s', (_, taxCase) => {
  expect(differencesOf(taxCase)).toEqual([]);
});

/** The oracle does not know gifts, meals and other currencies of bills yet. */
function isKnown(event: TaxCase['events'][number]): boolean {
  if (event.type === 'expense')
    return !['gifts', 'business_meals'].includes(event.category) && event.inCurrency === undefined;
  return true;
}

function differencesOf({ profile, events, expected }: TaxCase) {
  const exact = oracle({ profile, events });
  const returns = Object.entries(expected.vatAdvance).flatMap(([period, boxes]) =>
    inReturn(`vatAdvance ${period}`, exact.vatAdvance(period), boxes),
  );
  const years = Object.entries(expected.eur ?? {}).flatMap(([year, lines]) =>
    unlike(`eur ${year}`, asLines(exact.surplus(year)), lines, hasCents),
  );
  return [...returns, ...years];
}

/** The cases speak of six lines. */
const LINES: Readonly<Record<string, string>> = {
  '111': 'incomeSmallBusiness',
  '112': 'income',
  '103': 'income',
  '140': 'vatReceived',
  '185': 'inputVat',
  '186': 'vatToOffice',
};

function asLines(boxes: Standings): Standings {
  const lines = new Map<string, Figure>();
  for (const [box, { amount, open }] of boxes)
    if (box !== '119') add(lines, LINES[box] ?? 'expenses', amount, open);
  return lines;
}
