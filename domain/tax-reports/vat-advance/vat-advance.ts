/**
 * The VAT advance return (Umsatzsteuer-Voranmeldung): journal sums become the boxes of the form USt 1 A. Bases lose their cents, the form
 * computes VAT on 81, 86, 89 and 93 from the cut base, the other VAT boxes keep the exact cents. So Kz 83 may differ from the ledger.
 */
import { type Extension, type FilingPeriod, isExtended, NO_EXTENSION } from '@belegbar/domain/business';
import {
  type Land,
  lastDayOf,
  nextPeriod,
  type Period,
  previousPeriod,
  yearOf,
} from '@belegbar/domain/calendar';
import type { VatAdvanceBox, VatAdvanceForm } from '@belegbar/domain/law';
import {
  assert,
  type Cents,
  cents,
  cutToEuros,
  percentOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { type BoxSource, boxSource, isTakenBy } from './box-sources.ts';
import { vatAdvanceDueDate } from './due-date.ts';
import type { JournalSum } from './journal-sums.ts';

/** One box; amounts in cents. */
export interface VatAdvanceBoxFigures {
  kennzahl: string;
  line: number;
  kind: 'base' | 'tax';
  section: VatAdvanceBox['section'];
  /** What the form takes. */
  amount: Cents;
  /** What the journal says. */
  exact: Cents;
  /** VAT that the form computes from this base; null where it computes none. */
  computedTax: Cents | null;
  entryCount: number;
}

/** How a business files: whether its returns are due later, and what it has prepaid for that in which year, in cents. */
export interface Filing {
  extension: Extension;
  prepayments: ReadonlyMap<number, Cents>;
}

export const PLAIN_FILING: Filing = { extension: NO_EXTENSION, prepayments: new Map() };

export interface VatAdvanceFigures extends ReturnType<typeof vatAdvanceDueDate> {
  period: Period;
  formYear: number;
  /** The form of the year was not seen: it is that of the last year that was. */
  isProvisional: boolean;
  /** In the order of the form: every box with entries, and always 83. */
  boxes: VatAdvanceBoxFigures[];
  /** Kz 83; negative is a refund. */
  payable: Cents;
  /** The same by the VAT of the entries, to the cent. */
  ledgerPayable: Cents;
  /** `payable` less `ledgerPayable`: what cutting the bases makes. */
  roundingDifference: Cents;
}

/** `sums` over the entries whose tax point lies in the period, `form` of the period's year, `land` of the tax office. */
export function vatAdvance(given: {
  period: Period;
  sums: readonly JournalSum[];
  form: VatAdvanceForm;
  land: Land | null;
  filing?: Filing;
}): VatAdvanceFigures {
  const { period, sums, form, filing = PLAIN_FILING } = given;
  assert(period.startsWith(String(form.year)), 'a form of another year');
  const prepaid = prepaidFor(period, filing);
  const filled = form.boxes
    .map((box) => ({ box, figures: box.kennzahl === '39' ? prepaidBox(box, prepaid) : figuresOf(box, sums) }))
    .filter(({ figures }) => figures.entryCount > 0 || (figures.kennzahl === '39' && prepaid !== ZERO));
  const payable = sumCents(
    filled.map(({ box, figures }) => signed(box, figures.computedTax ?? figures.amount)),
  );
  const ledger = sumCents(filled.map(({ box }) => signed(box, exactTaxOf(box, sums))));
  const ledgerPayable = subtractCents(ledger, prepaid);
  const remaining = form.boxes.find((box) => box.kennzahl === '83');
  assert(remaining !== undefined, 'a form without Kz 83');
  const last = { ...figuresOf(remaining, []), amount: payable, exact: ledgerPayable };
  return {
    period,
    formYear: form.year,
    isProvisional: form.isProvisional,
    boxes: inFormOrder(form, [...filled.map(({ figures }) => figures), last]),
    payable,
    ledgerPayable,
    roundingDifference: subtractCents(payable, ledgerPayable),
    ...vatAdvanceDueDate(period, given.land, filing.extension),
  };
}

/**
 * A small business files a return only for a period in which it owes VAT as a buyer (§ 19 (1) s. 2, § 18 (4a) UStG); who is freed from
 * advance returns files none (§ 18 (2) s. 3 UStG).
 */
export function isReturnRequired(
  figures: Pick<VatAdvanceFigures, 'boxes'>,
  regime: { smallBusiness: boolean; filingPeriod?: FilingPeriod },
): boolean {
  if (!regime.smallBusiness && regime.filingPeriod === 'none') return false;
  return !regime.smallBusiness || figures.boxes.some((box) => box.entryCount > 0);
}

/** The special prepayment counts in the last period of its year for which the extension holds (§ 48 (4) UStDV, UStAE 18.4 (5)). */
function prepaidFor(period: Period, { extension, prepayments }: Filing): Cents {
  return isLastExtended(period, extension) ? (prepayments.get(yearOf(lastDayOf(period))) ?? ZERO) : ZERO;
}

/** The last period of the year where the extension holds for none of it: what was paid does not get lost. */
function isLastExtended(period: Period, extension: Extension): boolean {
  const next = nextPeriod(period);
  const isLastOfYear = !isSameYear(period, next);
  if (isExtended(extension, period)) return isLastOfYear || !isExtended(extension, next);
  return isLastOfYear && !wasExtendedInYear(period, extension);
}

function wasExtendedInYear(last: Period, extension: Extension): boolean {
  for (let period = previousPeriod(last); isSameYear(period, last); period = previousPeriod(period))
    if (isExtended(extension, period)) return true;
  return false;
}

function isSameYear(one: Period, other: Period): boolean {
  return yearOf(lastDayOf(one)) === yearOf(lastDayOf(other));
}

/** Kz 39 comes from what was prepaid, not from the journal. */
function prepaidBox(box: VatAdvanceBox, prepaid: Cents): VatAdvanceBoxFigures {
  return { ...figuresOf(box, []), amount: prepaid, exact: prepaid };
}

function figuresOf(box: VatAdvanceBox, sums: readonly JournalSum[]): VatAdvanceBoxFigures {
  const { kennzahl, line, kind, section, ratePercent } = box;
  const source = boxSource(kennzahl);
  const exact = source === null ? ZERO : addUp(source, source.amount, sums);
  const amount = kind === 'base' ? cutToEuros(exact) : exact;
  const computedTax = ratePercent === null ? null : percentOf(amount, ratePercent);
  return { kennzahl, line, kind, section, amount, exact, computedTax, entryCount: countOf(source, sums) };
}

/** The VAT of a box by its entries: also of a base, on which the form computes VAT anew. */
function exactTaxOf(box: VatAdvanceBox, sums: readonly JournalSum[]): Cents {
  const source = boxSource(box.kennzahl);
  if (source === null) return ZERO;
  return addUp(source, source.amount === 'net' ? 'vat' : source.amount, sums);
}

function addUp(source: BoxSource, amount: BoxSource['amount'], sums: readonly JournalSum[]): Cents {
  const taken = sums.filter((sum) => isTakenBy(source, sum));
  return cents(source.sign * sumCents(taken.map((sum) => sum[amount])));
}

function countOf(source: BoxSource | null, sums: readonly JournalSum[]): number {
  if (source === null) return 0;
  return sums.filter((sum) => isTakenBy(source, sum)).reduce((count, sum) => count + sum.count, 0);
}

function signed(box: VatAdvanceBox, tax: Cents): Cents {
  return cents(box.sign * tax);
}

function inFormOrder(form: VatAdvanceForm, figures: VatAdvanceBoxFigures[]): VatAdvanceBoxFigures[] {
  const order = form.boxes.map((box) => box.kennzahl);
  return figures.sort((left, right) => order.indexOf(left.kennzahl) - order.indexOf(right.kennzahl));
}
