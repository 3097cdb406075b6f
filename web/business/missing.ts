/** What a section of My business still lacks of what invoices and due days need. */
import type { BusinessProfile, PaymentMethod } from '@belegbar/domain/business';

export type CheckedSection = 'basic' | 'payment' | 'tax';

/** The fields of the profile, by their names, without which an invoice is not complete or a due day is not certain. */
const NEEDED = ['fullName', 'street', 'postCode', 'city', 'iban', 'land', 'taxNumber', 'vatId'] as const;
export type NeededField = (typeof NEEDED)[number];

type Needed = Pick<BusinessProfile, NeededField> & { paymentMethods: readonly PaymentMethod[] };

/** One of the two tax numbers stands for both (§ 14 (4) No. 2 UStG); an IBAN is needed only by who takes transfers. */
export function isNeeded(name: string, business: Needed): boolean {
  if (name === 'iban') return business.paymentMethods.includes('bankTransfer');
  if (name === 'taxNumber') return business.vatId === '' || business.taxNumber !== '';
  if (name === 'vatId') return business.taxNumber === '';
  return NEEDED.some((needed) => needed === name);
}

export function isChecked(section: string): section is CheckedSection {
  return section in FIELDS_OF;
}

const FIELDS_OF: Record<CheckedSection, readonly NeededField[]> = {
  basic: ['fullName', 'street', 'postCode', 'city'],
  payment: ['iban'],
  tax: ['land', 'taxNumber'],
};

/** The needed fields of the section that are empty, in their order on the screen. */
export function missingIn(section: CheckedSection, business: Needed): NeededField[] {
  return FIELDS_OF[section].filter((name) => {
    if (name === 'taxNumber') return business.taxNumber === '' && business.vatId === '';
    return isNeeded(name, business) && (business[name] ?? '') === '';
  });
}
