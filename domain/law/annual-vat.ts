/** The form USt 2 A (annual VAT return, § 18 (3) UStG) of each year: its boxes, lines and how Kz 816 comes about. */
import { type Decimal, decimal } from '../money/index.ts';
import { ANNUAL_VAT_BOXES, type AnnualVatBoxTemplate, type AnnualVatKennzahl } from './annual-vat-boxes.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

export interface AnnualVatBox {
  kennzahl: AnnualVatKennzahl;
  /** `base`: whole euros, cents cut off once a year; `tax`: euros and cents. */
  kind: 'base' | 'tax';
  /** Line of the form in this year; null where only the boxes are known. */
  line: number | null;
  /** Percent by which the form computes VAT from this base; null where it computes none. */
  ratePercent: Decimal | null;
  /** The box that takes the VAT on this base, such as 847 for 846; null without one. */
  taxKennzahl: string | null;
  /** How the box, or the VAT that the form computes from it, enters Kz 816: added, subtracted or not at all. */
  sign: 1 | -1 | 0;
  /** Key of the box's name in the languages of the product. */
  label: string;
}

export interface AnnualVatForm {
  year: number;
  /** The official form was not seen; this one is that of the last year that was. */
  isProvisional: boolean;
  /** In the order of the form. */
  boxes: AnnualVatBox[];
  source: string;
}

/** The form of a calendar year; refuses years for which there is neither one nor a provisional one. */
export function annualVatForm(year: number): Known<AnnualVatForm> {
  return lookUp(FORMS, year);
}

/** Of 2024 the boxes are those of 2025 but for the small business's, the lines were not read. */
const FORMS: readonly LawRow<AnnualVatForm>[] = [
  rowOf(2024, 'form USt 2 A 2024'),
  rowOf(2025, 'form USt 2 A 2025'),
  rowOf(2026, 'form USt 2 A 2026'),
  rowOf(2027, 'provisional: the form USt 2 A 2026'),
];

function rowOf(year: number, source: string): LawRow<AnnualVatForm> {
  const templates: readonly AnnualVatBoxTemplate<AnnualVatKennzahl>[] = ANNUAL_VAT_BOXES;
  const boxes = templates.filter((template) => template[7] <= year).map((template) => boxOf(template, year));
  const value = { year, isProvisional: year > 2026, boxes, source };
  return { fromYear: year, untilYear: year, unit: 'form', source, value };
}

function boxOf(template: AnnualVatBoxTemplate<AnnualVatKennzahl>, year: number): AnnualVatBox {
  const [kennzahl, kind, sign, rate, taxKennzahl, line2025, line2026] = template;
  const line = year === 2024 ? null : year === 2025 ? line2025 : line2026;
  const ratePercent = rate === null ? null : decimal(rate);
  return { kennzahl, kind, line, ratePercent, taxKennzahl, sign, label: `annualVat.box.${kennzahl}` };
}
