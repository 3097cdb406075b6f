/** The boxes of a return as the rows of the form: a base and its own tax box share a row. */
import type { BoxMessage } from '@belegbar/contract/tax-reports';
import type { VatAdvanceForm, VatAdvanceSection } from '@belegbar/domain/law';
import type { Cents } from '@belegbar/domain/money';
import type { output } from 'zod';

export type Box = output<typeof BoxMessage>;

export interface FormRow {
  line: number;
  /** `81`, or `46 / 47` for a base with a tax box. */
  kennzahlen: string;
  /** Names the row in the texts. */
  labelOf: string;
  base: Box | null;
  /** A box of its own for tax; null where the form computes the tax, or none arises. */
  tax: Box | null;
  /** The tax as it stands on the form: input VAT is positive there and deducted in the result; null where none stands in the row. */
  taxAmount: Cents | null;
  /** Whether the result is less by the tax of this row. */
  isDeducted: boolean;
  entryCount: number;
}

export interface FormSection {
  section: VatAdvanceSection;
  rows: FormRow[];
}

const ALWAYS_SHOWN = ['81'];
const RESULT = '83';

/** Sections in the order of the form, with the rows in which something stands. Kz 83 is left out, it is the result. */
export function formSections(boxes: readonly Box[], form: VatAdvanceForm): FormSection[] {
  const found = new Map(boxes.map((box) => [box.kennzahl, box]));
  const sections = new Map<VatAdvanceSection, FormRow[]>();
  for (const { kennzahl, section, taxKennzahl, line, sign, kind } of form.boxes) {
    const isSecondOfRow = form.boxes.some((other) => other.taxKennzahl === kennzahl);
    const box = found.get(kennzahl) ?? null;
    if (kennzahl === RESULT || isSecondOfRow || box === null) continue;
    const tax = kind === 'tax' ? box : (found.get(taxKennzahl ?? '') ?? null);
    const row: FormRow = {
      line,
      kennzahlen: taxKennzahl === null ? kennzahl : `${kennzahl} / ${taxKennzahl}`,
      labelOf: kennzahl,
      base: kind === 'base' ? box : null,
      tax,
      taxAmount: tax === null ? box.computedTax : tax.amount,
      isDeducted: sign === -1,
      entryCount: box.entryCount,
    };
    if (isShown(row)) sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  return [...sections].map(([section, rows]) => ({ section, rows }));
}

function isShown(row: FormRow): boolean {
  const amounts = [row.base?.amount, row.base?.exact, row.taxAmount];
  return (
    ALWAYS_SHOWN.includes(row.labelOf) || row.entryCount > 0 || amounts.some((amount) => (amount ?? 0) !== 0)
  );
}
