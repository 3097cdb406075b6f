import { expect, test } from 'vitest';
import { askedOf } from './asked.ts';

const order = { kind: 'remind' } as const;
const clicked = '01a2028f-afe5-733f-b25c-87dd20364354';

test('with all that match Jonas says how many the dialog told him of', () => {
  const selection = { filter: { states: ['overdue' as const] }, except: [clicked] };
  expect(askedOf({ order, selection, count: 41 })).toEqual({ order, selection, expected: 41 });
});

test('those that he clicked one by one are these and no others', () => {
  const selection = { ids: [clicked] };
  expect(askedOf({ order, selection, count: 1 })).toEqual({ order, selection });
});
