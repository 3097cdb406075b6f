/** By which regime a purchase is judged, however late it is known that the taxation changes. */
import { regimeOn, regularSince, type TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { sumCents, ZERO } from '@belegbar/domain/money';
import { expenseGross } from './expense.ts';
import type { Purchase } from './purchase.ts';
import { inputVatPoint, prepaidOn } from './tax-point.ts';

export interface Judgement {
  regime: TaxRegime;
  /** The first day of the regular taxation that holds at the end of the supply; null where nothing else was before. */
  deductsFrom: Day | null;
}

/**
 * The regime at the end of the supply (§ 15 (1) No. 1, (2) UStG). What was paid in full before it, while VAT was deducted, was bought for
 * supplies that allow it and stays so (UStAE 15.12 (1): a change of plans does not reach back).
 */
export function judgedBy(
  regimes: readonly TaxRegime[],
  purchase: Pick<Purchase, 'expense' | 'payments' | 'credits'>,
): Judgement {
  const { to } = purchase.expense.servicePeriod;
  const regime = regimeOn(regimes, to);
  if (!regime.smallBusiness) return { regime, deductsFrom: regularSince(regimes, to) };
  const day = prepaidPoint(purchase);
  const then = day === null ? regime : regimeOn(regimes, day);
  return { regime: then.smallBusiness ? regime : then, deductsFrom: null };
}

/** The day on which the VAT of all of it counted before the supply; null where it did not. */
function prepaidPoint({ expense, payments, credits = [] }: Parameters<typeof judgedBy>[1]): Day | null {
  const paid = sumCents([
    ...payments.flatMap(({ amount, discount = ZERO }) => [amount, discount]),
    ...credits.flatMap(({ lines }) => lines.flatMap(({ net, vat }) => [net, vat])),
  ]);
  const gross = expenseGross(expense);
  // What comes back of a credit takes nothing from what was paid before it.
  const paidOn = payments
    .filter(({ amount }) => amount < 0 === gross < 0)
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  const isInFull = gross < 0 ? paid <= gross : paid >= gross;
  if (paidOn === undefined || !isInFull) return null;
  const day = prepaidOn({ ...expense, paidOn });
  return day === null ? null : inputVatPoint({ ...expense, prepaidOn: day });
}

/**
 * A small business that is taxed regularly by the end of the supply deducts from that change on, and not before (UStAE 15.1 (5)); what it owes
 * as a buyer counts on its own day.
 */
export function deductedWhenRegular(entry: NewEntry, deductsFrom: Day | null): NewEntry[] {
  const { taxPoint, vat, deductible = vat } = entry;
  if (deductsFrom === null || taxPoint === null || taxPoint >= deductsFrom || deductible === 0)
    return [entry];
  const isBilled = BILLED.includes(entry.taxCode);
  if (isBilled) return [{ ...entry, taxPoint: deductsFrom }];
  return [
    { ...entry, deductible: ZERO },
    { ...entry, ...noUnits(entry), taxPoint: deductsFrom, net: ZERO, vat: ZERO, deductible },
  ];
}

const BILLED: readonly NewEntry['taxCode'][] = ['inputStandard19', 'inputReduced7', 'importVat'];

/** What it is in the currency of the bill stands with what is owed. */
function noUnits({ inCurrency: foreign }: NewEntry): Pick<NewEntry, 'inCurrency'> {
  return foreign === undefined ? {} : { inCurrency: { ...foreign, net: ZERO, vat: ZERO } };
}
