/** The VAT category of each VAT case (BT-118, BT-151; UNTDID 5305), and why there is no VAT (BT-120, BT-121). */
import type { Day } from '@belegbar/domain/calendar';
import { type Language, statutoryNotes, type VatCase, type VatGroup } from '@belegbar/domain/invoices';
import { type Decimal, decimal } from '@belegbar/domain/money';

/** UNTDID 5305 as far as the product has it. */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

const CATEGORIES: Record<VatCase, VatCategory> = {
  standard19: 'S',
  reduced7: 'S',
  zero: 'Z',
  domesticReverseCharge: 'AE',
  euService: 'AE',
  intraCommunitySupply: 'K',
  export: 'G',
  thirdCountryService: 'O',
  exempt: 'E',
  smallBusiness: 'E',
};

/** Codes of the VATEX list; the list has none for § 19 UStG, and which one fits § 4 No. 8 to 29 UStG depends on more than the number. */
const EXEMPTION_CODES: Partial<Record<VatCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

export function vatCategory(vatCase: VatCase): VatCategory {
  return CATEGORIES[vatCase];
}

/** BT-119: percent; 0 where no VAT stands on the document. */
export function vatRate(percent: Decimal | null): Decimal {
  return percent ?? decimal('0');
}

export function exemptionCode(category: VatCategory): string | undefined {
  return EXEMPTION_CODES[category];
}

/** BT-120: the notes of the law, each once; absent where VAT is charged. */
export function exemptionReason(
  groups: readonly Pick<VatGroup, 'vatCase' | 'exemptionParagraph'>[],
  language: Language,
  suppliedOn: Day,
): string | undefined {
  const notes = statutoryNotes(groups, language, suppliedOn);
  return notes.length === 0 ? undefined : notes.join(' ');
}
