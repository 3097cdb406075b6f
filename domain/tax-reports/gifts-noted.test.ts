/** Gifts, credits and Skonto of one recipient, in whichever order they are noted. */
import type { Period } from '@belegbar/domain/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookEvents, categoryCosts, type TaxCaseEvent, vatAdvanceBoxes } from './cases/index.ts';

const QUARTERS = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'] as Period[];
const GIFTS = ['a', 'b', 'c'];

test('gifts and what is credited of them come to the same in any order of noting', () => {
  const gift = fc.record({
    month: fc.integer({ min: 1, max: 9 }),
    net: fc.integer({ min: 10, max: 40 }),
    credit: fc.nat({ max: 5 }),
    discount: fc.nat({ max: 3 }),
  });
  const gifts = fc.array(gift, { minLength: 2, maxLength: GIFTS.length });
  const story = gifts.chain((drawn) => {
    const acts = drawn.flatMap((each, index) => actsOf(GIFTS[index] ?? '', each));
    return fc.tuple(fc.constant(acts), fc.shuffledSubarray(acts, { minLength: acts.length }));
  });
  fc.assert(
    fc.property(story, ([acts, shuffled]) => {
      expect(figures(billsFirst(shuffled))).toEqual(figures(acts));
    }),
    { numRuns: 60 },
  );
});

interface Drawn {
  month: number;
  net: number;
  credit: number;
  discount: number;
}

function actsOf(id: string, { month, net, credit, discount }: Drawn): TaxCaseEvent[] {
  const on = (later: number) => `2026-${String(month + later).padStart(2, '0')}-10`;
  const paid = net * 1.19 - credit * 1.19 - discount;
  return [
    {
      type: 'expense',
      id,
      date: on(0),
      vendor: { country: 'DE' },
      category: 'gifts',
      lines: [{ net: String(net), taxCode: 'standard19', recipient: 'Ada Muster' }],
    },
    ...(credit === 0
      ? []
      : [
          {
            type: 'expenseCredit' as const,
            of: id,
            date: on(1),
            lines: [{ net: String(credit), taxCode: 'standard19' }],
          },
        ]),
    {
      type: 'expensePayment',
      of: id,
      date: on(2),
      amount: paid.toFixed(2),
      discount: String(discount),
    },
  ];
}

/** What happens to a bill is noted after it, else in the order as given. */
function billsFirst(acts: readonly TaxCaseEvent[]): TaxCaseEvent[] {
  const place = (act: TaxCaseEvent) =>
    acts.findIndex((other) => 'of' in act && other.type === 'expense' && other.id === act.of);
  return acts
    .map((act, index) => ({ act, at: Math.max(index, place(act)) }))
    .toSorted(
      (one, other) =>
        one.at - other.at || Number(other.act.type === 'expense') - Number(one.act.type === 'expense'),
    )
    .map(({ act }) => act);
}

function figures(events: readonly TaxCaseEvent[]) {
  const entries = bookEvents({ profile: PROFILE, events });
  return [
    ...QUARTERS.map((quarter) => vatAdvanceBoxes(entries, quarter, null)),
    categoryCosts(entries, '2026'),
  ];
}

const PROFILE = { vatBasis: 'accrual', smallBusiness: false, period: 'quarter', land: 'BE' } as const;
