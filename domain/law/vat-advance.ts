/** The form USt 1 A (Umsatzsteuer-Voranmeldung) of each year: its boxes, lines and how Kz 83 comes about. */
import { type Decimal, decimal } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';
import { type BoxTemplate, VAT_ADVANCE_BOXES } from './vat-advance-boxes.ts';

/** Sections A to I of the form, in its order. */
export type VatAdvanceSection = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

export interface VatAdvanceBox {
  /** The number of the box, such as `81`. */
  kennzahl: string;
  /** `base`: whole euros, cents cut off; `tax`: euros and cents. */
  kind: 'base' | 'tax';
  /** Line of the form in this year. */
  line: number;
  section: VatAdvanceSection;
  /** Percent by which the form computes VAT from this base; null where it computes none. */
  ratePercent: Decimal | null;
  /** The box that takes the VAT on this base, such as 47 for 46; null without one. */
  taxKennzahl: string | null;
  /** How the box, or the VAT that the form computes from it, enters Kz 83: added, subtracted or not at all. */
  sign: 1 | -1 | 0;
  /** Key of the box's name in the languages of the product. */
  label: string;
}

export interface VatAdvanceForm {
  year: number;
  /** The official form was not seen; this one is that of the last year that was. */
  isProvisional: boolean;
  /** In the order of the form. */
  boxes: VatAdvanceBox[];
  source: string;
}

/** Filing and payment are due on the 10th day after the period (§ 18 (1) UStG), shifted by § 108 (3) AO. */
export const VAT_ADVANCE_DUE = {
  dayOfMonth: 10,
  unit: 'day of the month after the period',
  source: '§ 18 (1) UStG',
} as const;

/** The form of a calendar year; refuses years for which there is neither one nor a provisional one. */
export function vatAdvanceForm(year: number): Known<VatAdvanceForm> {
  return lookUp(FORMS, year);
}

/** From the 2025 form on a new line 12 (Kz 70) moves all that follows by one. */
const LINES_ADDED: Record<number, number> = { 2023: 0, 2024: 0, 2025: 1, 2026: 1, 2027: 1 };

/** Years whose form is taken from the one before until it is published. */
const PROVISIONAL: readonly number[] = [2027];

const FORMS: readonly LawRow<VatAdvanceForm>[] = Object.entries(LINES_ADDED).map(([yearText, linesAdded]) => {
  const year = Number(yearText);
  const isProvisional = PROVISIONAL.includes(year);
  const source = isProvisional ? `provisional: the form USt 1 A ${year - 1}` : `form USt 1 A ${year}`;
  const boxes = VAT_ADVANCE_BOXES.map((template) => boxOf(template, linesAdded));
  return {
    fromYear: year,
    untilYear: year,
    unit: 'form',
    source,
    value: { year, isProvisional, boxes, source },
  };
});

function boxOf(template: BoxTemplate, linesAdded: number): VatAdvanceBox {
  const [kennzahl, kind, line2023, section, sign, rate, taxKennzahl] = template;
  return {
    kennzahl,
    kind,
    line: line2023 + linesAdded,
    section,
    ratePercent: rate === null ? null : decimal(rate),
    taxKennzahl,
    sign,
    label: `vatAdvance.box.${kennzahl}`,
  };
}
