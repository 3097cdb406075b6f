import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { amountOf, chosenAmounts, type TypedAmounts, withAmount } from './credit-amounts.ts';

const FULL = { vatCase: 'standard19', exemptionParagraph: null } as const;
const REDUCED = { vatCase: 'reduced7', exemptionParagraph: null } as const;

const typed = withAmount({}, FULL, cents(50_00));
const chosen = (groups: Parameters<typeof chosenAmounts>[0], amounts: TypedAmounts) =>
  chosenAmounts(groups, amounts).map(({ vatCase, amount }) => [vatCase, amount]);

test('what Lena typed stays with its rate when another comes before it', () => {
  expect(chosen([FULL], typed)).toEqual([['standard19', 5000]]);
  expect(chosen([REDUCED, FULL], typed)).toEqual([['standard19', 5000]]);
  expect(amountOf(typed, REDUCED)).toBeNull();
});

test('an amount of the rate that came is taken as well, in the order of what is left', () => {
  const both = withAmount(typed, REDUCED, cents(7_00));
  expect(chosen([REDUCED, FULL], both)).toEqual([
    ['reduced7', 700],
    ['standard19', 5000],
  ]);
});

test('of a rate that is gone nothing is taken', () => {
  expect(chosen([REDUCED], typed)).toEqual([]);
});

test('the line of a rate keeps its id while its amount is typed anew, and another has another', () => {
  const anew = withAmount(withAmount(typed, REDUCED, cents(7_00)), FULL, cents(60_00));
  const [first, second] = chosenAmounts([FULL, REDUCED], anew);
  expect(first?.id).toBe(chosenAmounts([FULL], typed)[0]?.id);
  expect(second?.id).not.toBe(first?.id);
});

test.each([null, cents(0)])('%s takes nothing off', (amount) => {
  expect(chosen([FULL], withAmount(typed, FULL, amount))).toEqual([]);
});
