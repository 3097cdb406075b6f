/** What a disposal does to profit and VAT, told before it is booked and by the rules that book it. */
import { yearOf } from '@belegbar/domain/calendar';
import { addCents, type Cents, subtractCents, ZERO } from '@belegbar/domain/money';
import type { Asset, Disposal } from './asset.ts';
import { residualOf } from './book-disposal.ts';
import { yearToDate } from './depreciated.ts';
import { schedule } from './schedule.ts';

/** Cents. */
export interface DisposalEffect {
  /** What the year of the disposal takes until then, special depreciation with it. */
  depreciation: Cents;
  /** What is left of the cost, and is cost that day. */
  residual: Cents;
  /** What comes in without VAT; zero where nothing does, or an invoice says it. */
  income: Cents;
  vat: Cents;
  /** `income` less `residual`: below zero the profit falls. */
  result: Cents;
}

export function disposalEffect(asset: Asset, disposal: Disposal): DisposalEffect {
  const gone = { ...asset, disposal };
  const ofYear = schedule(gone).find(({ year }) => year === yearOf(disposal.on));
  const taken = ofYear === undefined ? null : yearToDate(gone, ofYear, disposal.on);
  const residual = residualOf(gone, disposal);
  const income = disposal.proceeds?.net ?? ZERO;
  return {
    depreciation: taken === null ? ZERO : addCents(taken.regular, taken.special),
    residual,
    income,
    vat: disposal.proceeds?.vat ?? ZERO,
    result: subtractCents(income, residual),
  };
}
