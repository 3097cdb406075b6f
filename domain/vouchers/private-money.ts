/** Money that the owner takes out of the business or puts into it: it moves, and is neither income nor cost (§ 4 (1) s. 2, 8 EStG). */
import type { Day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { moneyEntry, type Voucher } from './voucher.ts';

export interface PrivateMoney {
  direction: 'withdrawal' | 'contribution';
  movedOn: Day;
  /** Cents above zero. */
  amount: Cents;
}

export function bookPrivateMoney({ direction, movedOn, amount }: PrivateMoney, voucher: Voucher): NewEntry[] {
  const isOut = direction === 'withdrawal';
  return [
    moneyEntry(voucher, {
      kind: 'privateMoney',
      bookedOn: movedOn,
      net: isOut ? negateCents(amount) : amount,
      category: isOut ? 'private_withdrawal' : 'private_contribution',
    }),
  ];
}
