import type { Asked, Order, Selection } from './message.ts';

/** All that match are acted on only while they are as many as the dialog says; those that were clicked are named. */
export function askedOf(told: { order: Order; selection: Selection; count: number }): Asked {
  const { order, selection, count } = told;
  return 'ids' in selection ? { order, selection } : { order, selection, expected: count };
}
