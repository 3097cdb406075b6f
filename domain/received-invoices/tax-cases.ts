/** The tax codes that a received amount can have, by where its supplier is: the likeliest first. */
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Place } from './vat-place.ts';
import type { NoteCode, ProposalReason } from './words.ts';

export interface ProposedCode {
  /** Null where the file leaves it open and the user has to choose. */
  taxCode: PurchaseTaxCode | null;
  /** What it can be; where one is proposed, that first. */
  choices: PurchaseTaxCode[];
  reason: ProposalReason;
  /** What the user has to look at. */
  asks: NoteCode[];
}

export type Case = Omit<ProposedCode, 'asks'>;

/** § 13b (1) UStG: services from the EU; § 13b (2): works with materials from there, all from elsewhere, and the cases within Germany. */
const OWED: Readonly<Record<Place, PurchaseTaxCode[]>> = {
  germany: ['otherReverseCharge'],
  eu: ['euServiceReverseCharge', 'otherReverseCharge'],
  thirdCountry: ['otherReverseCharge'],
};

export const REVERSE_CHARGE: Readonly<Record<Place, Case>> = {
  germany: { taxCode: 'otherReverseCharge', choices: OWED.germany, reason: 'reverseChargeGermany' },
  eu: { taxCode: 'euServiceReverseCharge', choices: OWED.eu, reason: 'reverseChargeEu' },
  thirdCountry: {
    taxCode: 'otherReverseCharge',
    choices: OWED.thirdCountry,
    reason: 'reverseChargeThirdCountry',
  },
};

const ACQUISITIONS: PurchaseTaxCode[] = ['intraCommunityAcquisition19', 'intraCommunityAcquisition7'];

export const ACQUISITION: Case = {
  taxCode: 'intraCommunityAcquisition19',
  choices: ACQUISITIONS,
  reason: 'acquisition',
};

/** K from where no intra-community supply can come: from outside the EU it may be an import, from Germany nothing. */
export const ACQUISITION_UNCLEAR: Readonly<Record<Place, Case>> = {
  germany: { taxCode: 'inputNone', choices: ['inputNone', ...ACQUISITIONS], reason: 'noVat' },
  eu: ACQUISITION,
  thirdCountry: { ...ACQUISITION, choices: [...ACQUISITIONS, 'importVat', 'otherReverseCharge'] },
};

/** Never deducted here. Where it was shown for a service to a business here, that business owes the German tax all the same. */
export const FOREIGN_VAT: Readonly<Record<Place, Case>> = {
  germany: { taxCode: 'inputNotDeductible', choices: ['inputNotDeductible'], reason: 'foreignVat' },
  eu: { taxCode: 'inputNotDeductible', choices: ['inputNotDeductible', ...OWED.eu], reason: 'foreignVat' },
  thirdCountry: {
    taxCode: 'inputNotDeductible',
    choices: ['inputNotDeductible', ...OWED.thirdCountry],
    reason: 'foreignVat',
  },
};

export const NO_VAT: Case = { taxCode: 'inputNone', choices: ['inputNone'], reason: 'noVat' };

/** A seller in Germany under a category without VAT, whose words say that the buyer owes it (§ 13b (2) UStG). */
export const SAID_WITHIN_GERMANY: Case = {
  ...REVERSE_CHARGE.germany,
  choices: [...OWED.germany, 'inputNone'],
};

/**
 * A seller abroad who shows no VAT: of a service the buyer owes it whatever the invoice says (§ 13b (1), (2), (5) UStG), of goods it is an
 * acquisition or an import, and some supplies are taxed or exempt elsewhere. The file does not say which, and each is another return.
 */
export const WHO_OWES: Readonly<Record<Exclude<Place, 'germany'>, Case>> = {
  eu: { taxCode: null, choices: [...OWED.eu, ...ACQUISITIONS, 'inputNone'], reason: 'noVatAbroad' },
  thirdCountry: {
    taxCode: null,
    choices: [...OWED.thirdCountry, 'importVat', 'inputNone'],
    reason: 'noVatAbroad',
  },
};
