/** Assets for tests. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { Asset } from './asset.ts';

/** A camera of 1,960.00 of July 2024 over seven years, with what is otherwise. */
export function assetOf(changes: Partial<Asset> = {}): Asset {
  return {
    id: '01a2049c-7c68-7096-a611-57f800dbc6dc',
    number: 'AV-2024-0001',
    description: 'Kamera',
    kind: 'movable',
    treatment: 'straightLine',
    usefulLifeMonths: 84,
    acquiredOn: day('2024-07-01'),
    cost: cents(196_000),
    opening: null,
    special: [],
    disposal: null,
    ...changes,
  };
}
