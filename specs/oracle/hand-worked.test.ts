/** The oracle itself is held against what was worked out by hand from the law. */
import { TAX_CASES, type TaxCase } from '@belegbar/domain/tax-reports/cases';
import { expect, test } from 'vitest';
import { hasCents, inReturn, unlike } from './compare.ts';
import { add, type Figure, type Standings } from './course.ts';
import { COSTS } from './law/purchase-costs.ts';
import { oracle } from './oracle.ts';

test.each(TAX_CASES.map((taxCase) => [taxCase.id, taxCase] as const))('%s', (_, taxCase) => {
  expect(differencesOf(taxCase)).toEqual([]);
});

function differencesOf({ profile, events, expected }: TaxCase) {
  const exact = oracle({ profile, events });
  const returns = Object.entries(expected.vatAdvance).flatMap(([period, boxes]) =>
    inReturn(`vatAdvance ${period}`, exact.vatAdvance(period), boxes),
  );
  const years = Object.entries(expected.eur ?? {}).flatMap(([year, lines]) =>
    unlike(`eur ${year}`, asLines(exact.surplus(year)), lines, hasCents),
  );
  const costs = Object.entries(expected.costs ?? {}).flatMap(([year, categories]) =>
    unlike(`costs ${year}`, costsIn(exact.surplus(year)), byBox(categories), hasCents),
  );
  return [...returns, ...years, ...costs];
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

/** What is named only: beyond the turnover of a small business, and what is no deductible cost. */
const NO_LINE = ['119', '164', '165'];

function asLines(boxes: Standings): Standings {
  const lines = new Map<string, Figure>();
  for (const [box, { amount, open }] of boxes)
    if (!NO_LINE.includes(box)) add(lines, LINES[box] ?? 'expenses', amount, open);
  return lines;
}

/** The cases speak of categories. */
function byBox(categories: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(categories).map(([category, cost]) => [COSTS[category], cost]));
}

function costsIn(boxes: Standings): Standings {
  return new Map([...boxes].filter(([box]) => Object.values(COSTS).includes(box)));
}
