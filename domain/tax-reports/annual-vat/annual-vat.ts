/** The advance returns of a year side by side, and what they come to: the sum that the annual return is held against (§ 18 (3), (4) UStG). */
import { regimeOn, shownPeriodLength, type TaxRegime } from '@belegbar/domain/business';
import {
  addDays,
  type Day,
  day,
  endOfMonth,
  firstDayOf,
  type Land,
  lastDayOf,
  monthOf,
  type Period,
  quarterOf,
  yearOf,
} from '@belegbar/domain/calendar';
import type { VatAdvanceForm } from '@belegbar/domain/law';
import { addCents, type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import type { MonthSum } from '../vat-advance/owed-returns.ts';
import {
  type Filing,
  isReturnRequired,
  PLAIN_FILING,
  type VatAdvanceBoxFigures,
  type VatAdvanceFigures,
  vatAdvance,
} from '../vat-advance/vat-advance.ts';

export interface AdvanceOfYear extends VatAdvanceFigures {
  /** False for a period in which a small business owes nothing. */
  required: boolean;
}

export interface AdvancesOfYear {
  /** In order of time, those that have begun by `until`. */
  periods: AdvanceOfYear[];
  /** Each box with what the periods come to; Kz 83 is the last. */
  boxes: VatAdvanceBoxFigures[];
  /** The sum of Kz 83 over the periods: what was to be paid in advance. */
  payable: Cents;
}

/** `months` of the year, `form` of the year, `land` of the tax office. Periods that begin after `until` are left out. */
export function advancesOfYear(given: {
  months: readonly MonthSum[];
  regimes: readonly TaxRegime[];
  form: VatAdvanceForm;
  land: Land | null;
  until: Day;
  filing?: Filing;
}): AdvancesOfYear {
  const { months, regimes, form, land, until, filing = PLAIN_FILING } = given;
  const periods = periodsOfYear(form.year, regimes)
    .filter((period) => firstDayOf(period) <= until)
    .map((period) => {
      const [from, to] = [firstDayOf(period), lastDayOf(period)];
      const sums = months.filter(({ month }) => month >= from && month <= to);
      const figures = vatAdvance({ period, sums, form, land, filing });
      return { ...figures, required: isReturnRequired(figures, regimeOn(regimes, to)) };
    });
  return {
    periods,
    boxes: sumOfBoxes(periods, form),
    payable: sumCents(periods.map((period) => period.payable)),
  };
}

/** What a year's advance returns asked for, in cents, with the special prepayment that the last of them deducts (Vorauszahlungssoll). */
export function prepaidInAdvance(periods: readonly AdvanceOfYear[]): Cents {
  const filed = periods.filter(({ required }) => required);
  return sumCents(filed.flatMap(({ payable, boxes }) => [payable, amountOf(boxes, '39')]));
}

function amountOf(boxes: readonly VatAdvanceBoxFigures[], kennzahl: string): Cents {
  return boxes.find((box) => box.kennzahl === kennzahl)?.amount ?? ZERO;
}

/** The months and quarters for which a business files in a year; a quarter that has begun is finished as one. */
export function periodsOfYear(year: number, regimes: readonly TaxRegime[]): Period[] {
  const periods: Period[] = [];
  let on = day(`${year}-01-01`);
  while (yearOf(on) === year) {
    const quarter = quarterOf(on);
    const isQuarterly = shownPeriodLength(regimeOn(regimes, endOfMonth(on))) === 'quarter';
    const period = isQuarterly && firstDayOf(quarter) === on ? quarter : monthOf(on);
    periods.push(period);
    on = addDays(lastDayOf(period), 1);
  }
  return periods;
}

function sumOfBoxes(periods: readonly AdvanceOfYear[], form: VatAdvanceForm): VatAdvanceBoxFigures[] {
  const all = periods.flatMap(({ boxes }) => boxes);
  return form.boxes.flatMap(({ kennzahl }) => {
    const same = all.filter((box) => box.kennzahl === kennzahl);
    return same.length === 0 ? [] : [same.reduce(added)];
  });
}

function added(sum: VatAdvanceBoxFigures, box: VatAdvanceBoxFigures): VatAdvanceBoxFigures {
  return {
    ...sum,
    amount: addCents(sum.amount, box.amount),
    exact: addCents(sum.exact, box.exact),
    computedTax:
      sum.computedTax === null || box.computedTax === null
        ? sum.computedTax
        : addCents(sum.computedTax, box.computedTax),
    entryCount: sum.entryCount + box.entryCount,
  };
}
