/** A month of a car by its list price (§ 6 (1) No. 4 s. 2 EStG; UStAE 15.23 (5)). */
import { CAR_BY_LIST_PRICE, type CarDrive, type Known, listPriceShare } from '@belegbar/domain/law';
import { type Cents, cents, percentOf, ZERO } from '@belegbar/domain/money';

/** In cents; the discount of electric cars holds for income tax alone. Refuses a day of purchase whose share is not known. */
export function carByListPrice(
  car: CarDrive & { hadInputVat: boolean; commutingKilometres: number | null },
): Known<{ income: Cents; base: Cents; commuting: Cents }> {
  const { monthlyPercent, vatTaxedPercent } = CAR_BY_LIST_PRICE;
  const share = listPriceShare(car);
  if (!share.known) return share;
  const reduced = inHundreds(percentOf(car.listPrice, share.value));
  const full = percentOf(inHundreds(car.listPrice), monthlyPercent);
  return {
    known: true,
    value: {
      income: percentOf(reduced, monthlyPercent),
      base: car.hadInputVat ? percentOf(full, vatTaxedPercent) : ZERO,
      commuting: commutingOf(reduced, car.commutingKilometres ?? 0),
    },
  };
}

function commutingOf(reduced: Cents, kilometres: number): Cents {
  return percentOf(cents(reduced * kilometres), CAR_BY_LIST_PRICE.commutingPercentPerKilometre);
}

function inHundreds(amount: Cents): Cents {
  return cents(amount - (amount % CAR_BY_LIST_PRICE.roundedDownToCents));
}
