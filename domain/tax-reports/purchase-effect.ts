/** What a purchase does to the returns, told before it is entered: which boxes take what of it, and in which year. */
import { depreciationCategory, schedule } from '@belegbar/domain/assets';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import {
  bookPurchase,
  expenseGross,
  linesAtRate,
  type Purchase,
  purchasedAssets,
} from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { type EurKennzahl, eurBox } from '@belegbar/domain/law';
import { assert, type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { type CashEntry, eurParts } from './eur/kennzahl.ts';
import { countedInBox } from './eur/sources.ts';
import { boxesOf, boxSource, countedIn } from './vat-advance/box-sources.ts';

/** Cents of VAT in a box of the advance return, of the period in which the day lies. */
export interface VatEffect {
  kennzahl: string;
  on: Day;
  amount: Cents;
  /** `owed` raises what is paid to the office, `deducted` lowers it. */
  side: 'owed' | 'deducted';
}

/** Cents in a box of Anlage EÜR. */
export interface CostEffect {
  kennzahl: EurKennzahl;
  year: number;
  amount: Cents;
  /** Or whether the box only informs, as for the 30 % of a meal. */
  lowersProfit: boolean;
}

export interface PurchaseEffect {
  vat: VatEffect[];
  /** Without the input VAT itself (Kz 185), which the office gives back. */
  cost: CostEffect[];
  /** What is paid, in euros. */
  paid: Cents;
  /** What of VAT comes back: deducted less owed; below zero what is to be paid. */
  vatBack: Cents;
  /** What lowers profit, in all years together. */
  deductible: Cents;
  /** What is paid and lowers nothing: the private share, and what the law does not let count. */
  lost: Cents;
}

/**
 * Of a purchase with at least one line. What is not paid yet is told as if it were paid on `paidOn`, since cost counts with its payment
 * (§ 11 (2) EStG).
 */
export function purchaseEffect(purchase: Purchase, paidOn: Day): PurchaseEffect {
  const entries = bookPurchase(purchase.payments.length > 0 ? purchase : paidInFull(purchase, paidOn));
  const vat = vatEffects(entries);
  const cost = added(
    [...entries.flatMap(costOf), ...depreciationOf(purchase)],
    ({ year, kennzahl }) => `${year} ${kennzahl}`,
  );
  const vatBack = sumCents(vat.map(({ side, amount }) => (side === 'owed' ? negateCents(amount) : amount)));
  const deductible = sumCents(cost.flatMap(({ lowersProfit, amount }) => (lowersProfit ? [amount] : [])));
  const paid = inEuros(purchase);
  return {
    vat,
    cost,
    paid,
    vatBack,
    deductible,
    lost: subtractCents(subtractCents(paid, vatBack), deductible),
  };
}

/** What entries of purchases come to in the advance returns, whatever booked them. */
export function vatEffects(entries: readonly NewEntry[]): VatEffect[] {
  return added(entries.flatMap(vatOf), ({ on, kennzahl }) => `${on} ${kennzahl}`);
}

/** The same in Anlage EÜR, without depreciation. */
export function costEffects(entries: readonly NewEntry[]): CostEffect[] {
  return added(entries.flatMap(costOf), ({ year, kennzahl }) => `${year} ${kennzahl}`);
}

function paidInFull(purchase: Purchase, on: Day): Purchase {
  const amount = expenseGross(purchase.expense);
  return { ...purchase, payments: [{ on, amount, euros: inEuros(purchase) }] };
}

function inEuros({ expense }: Purchase): Cents {
  const lines = linesAtRate(expense);
  assert(lines !== null, 'amounts that nobody carries');
  return sumCents(lines.flatMap(({ net, vat }) => [net, vat]));
}

function vatOf(entry: NewEntry): VatEffect[] {
  const { basis, taxPoint: on } = entry;
  if (basis !== 'accrual' || on === null) return [];
  return boxesOf(entry).flatMap((kennzahl): VatEffect[] => {
    const source = boxSource(kennzahl);
    if (source?.amount === 'deductible') {
      const amount = countedIn(source, { ...entry, deductible: entry.deductible ?? entry.vat });
      return [{ kennzahl, on, amount, side: 'deducted' }];
    }
    return OWED.includes(kennzahl) ? [{ kennzahl, on, amount: negateCents(entry.vat), side: 'owed' }] : [];
  });
}

/** Boxes of VAT that is owed as a buyer; of acquisitions the form takes the base and says the tax beside it. */
const OWED: readonly string[] = ['47', '85', '89', '93'];

function costOf(entry: NewEntry): CostEffect[] {
  if (entry.basis === 'accrual') return [];
  return costIn(entry, yearOf(entry.countsOn ?? entry.bookedOn));
}

/** What the law lets count of fixed assets, year by year (§ 7 EStG). */
function depreciationOf({ expense, regime }: Purchase): CostEffect[] {
  return purchasedAssets(expense, regime).flatMap((asset) => {
    const plan = schedule({ ...asset, opening: null, special: [], disposal: null });
    const category = depreciationCategory(asset);
    return plan.flatMap(({ year, regular }) =>
      costIn({ ...UNTAXED, category, net: negateCents(regular) }, year),
    );
  });
}

const UNTAXED = { taxCode: 'inputNone', scheme: 'regular', vat: ZERO } as const;

function costIn(entry: CashEntry & Pick<NewEntry, 'net' | 'vat' | 'deductible'>, year: number): CostEffect[] {
  const figures = { ...entry, deductible: entry.deductible ?? entry.vat };
  const boxes = new Set(eurParts(figures).map(({ kennzahl }) => kennzahl));
  boxes.delete(INPUT_VAT);
  return [...boxes].map((kennzahl) => {
    const amount = countedInBox(figures, kennzahl);
    assert(amount !== null, 'a box that takes the entry');
    return { kennzahl, year, amount, lowersProfit: eurBox(kennzahl).effect !== 'informs' };
  });
}

const INPUT_VAT: EurKennzahl = '185';

/** Those of one place added up, in the order of the places; none that comes to nothing. */
function added<Effect extends { amount: Cents }>(
  effects: readonly Effect[],
  placeOf: (effect: Effect) => string,
): Effect[] {
  return [...Map.groupBy(effects, placeOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      assert(first !== undefined, 'a group has a first');
      const amount = sumCents([first, ...others].map((effect) => effect.amount));
      return amount === 0 ? [] : [{ ...first, amount }];
    });
}
