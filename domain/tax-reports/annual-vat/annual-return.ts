/**
 * The annual VAT return (Umsatzsteuererklärung, § 18 (3) UStG): the exact sums of the year become the boxes of USt 2 A. Cents of a base are cut
 * once a year, so Kz 816 may differ from the sum of the advance returns.
 */
import type { AnnualVatBox, AnnualVatForm, AnnualVatKennzahl } from '@belegbar/domain/law';
import {
  addCents,
  type Cents,
  cents,
  cutToEuros,
  percentOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { annualVatParts, type YearEntry } from './kennzahl.ts';

export interface YearAmounts {
  net: Cents;
  vat: Cents;
  /** What of the VAT is deducted, where the tax code deducts any. */
  deductible: Cents;
}

export interface YearSum extends YearEntry, YearAmounts {
  /** Number of entries. */
  count: number;
}

/** One box; amounts in cents. */
export interface AnnualVatBoxFigures extends Omit<AnnualVatBox, 'ratePercent'> {
  /** What the form takes. */
  amount: Cents;
  /** What the journal says. */
  exact: Cents;
  /** VAT that the form computes from this base; null where it computes none. */
  computedTax: Cents | null;
  entryCount: number;
}

export interface AnnualVatReturn {
  formYear: number;
  isProvisional: boolean;
  source: string;
  /** In the order of the form: every box with entries, and always 816 and 820. */
  boxes: AnnualVatBoxFigures[];
  /** Kz 816 */
  owed: Cents;
  /** What was to be paid in advance (Vorauszahlungssoll), with the special prepayment. */
  prepaid: Cents;
  /** Kz 820: what is still to be paid; negative comes back. */
  closing: Cents;
}

/** What a small business supplied before it became another, or after: Kz 236. Its entries have no tax point. */
export interface SmallBusinessPart {
  net: Cents;
  count: number;
}

/** `sums` over the entries whose tax point lies in the year, `prepaid` in cents. */
export function annualVatReturn(given: {
  form: AnnualVatForm;
  sums: readonly YearSum[];
  smallBusiness: SmallBusinessPart;
  prepaid: Cents;
}): AnnualVatReturn {
  const { form, prepaid } = given;
  const all = form.boxes.map((box) => figuresOf(box, given));
  const owed = sumCents(all.map((box) => cents(box.sign * (box.computedTax ?? box.amount))));
  const closing = subtractCents(owed, prepaid);
  const results: Partial<Record<AnnualVatKennzahl, Cents>> = { 816: owed, 820: closing };
  const boxes = all.flatMap((box) => {
    const result = results[box.kennzahl];
    if (result !== undefined) return [{ ...box, amount: result, exact: result }];
    return box.entryCount > 0 ? [box] : [];
  });
  const { year, isProvisional, source } = form;
  return { formYear: year, isProvisional, source, boxes, owed, prepaid, closing };
}

/** What an entry adds to a box, in the box's own sign; null if it is not in it. */
export function countedInYearBox(figures: YearEntry & YearAmounts, kennzahl: string): Cents | null {
  const parts = annualVatParts(figures).filter((part) => part.kennzahl === kennzahl);
  return parts.length === 0 ? null : sumCents(parts.map(({ amount, sign }) => cents(sign * figures[amount])));
}

function figuresOf(
  { ratePercent, ...box }: AnnualVatBox,
  given: { sums: readonly YearSum[]; smallBusiness: SmallBusinessPart },
): AnnualVatBoxFigures {
  const { exact, entryCount } =
    box.kennzahl === '236' ? smallBusinessBox(given) : addUp(box.kennzahl, given.sums);
  const amount = box.kind === 'base' ? cutToEuros(exact) : exact;
  const computedTax = ratePercent === null ? null : percentOf(amount, ratePercent);
  return { ...box, amount, exact, computedTax, entryCount };
}

function smallBusinessBox({ smallBusiness }: { smallBusiness: SmallBusinessPart }) {
  return { exact: smallBusiness.net, entryCount: smallBusiness.count };
}

function addUp(kennzahl: AnnualVatKennzahl, sums: readonly YearSum[]) {
  let [exact, entryCount] = [ZERO, 0];
  for (const sum of sums) {
    const added = countedInYearBox(sum, kennzahl);
    if (added === null) continue;
    exact = addCents(exact, added);
    entryCount += sum.count;
  }
  return { exact, entryCount };
}
