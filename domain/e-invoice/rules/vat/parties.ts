/** Rules -02 to -04 of each category: the ids that seller and buyer must show for it, or must not. */
import type { EInvoice } from '../../model.ts';
import { isGiven } from '../amounts.ts';
import { breachIf, EN, say } from '../finding.ts';
import type { Breach, Rule, RuleText } from '../rule.ts';
import { labelOf, type PartyDemand, type VatCategory } from './categories.ts';
import { isUsed, USE_KIND_NAMES, USE_KINDS } from './uses.ts';

interface Demand {
  fields: readonly string[];
  /** What follows "for lines of category X". */
  message: RuleText;
  mend: RuleText;
  find(invoice: EInvoice): Breach[];
}

/** BR-S-02, -03 and -04 and their like: for lines, for allowances and for charges of the document. */
export function partyRules(category: VatCategory): Rule[] {
  const demand = DEMANDS[category.parties];
  const label = labelOf(category);
  return USE_KIND_NAMES.map((kind, index) => {
    const { many, category: term } = USE_KINDS[kind];
    return {
      ...EN,
      id: `${category.prefix}-0${index + 2}`,
      fields: [term, ...demand.fields],
      message: say(
        `${many.de} in ${label.de}: ${demand.message.de}.`,
        `${many.en} in ${label.en}: ${demand.message.en}.`,
      ),
      mend: demand.mend,
      find: (invoice) => (isUsed(invoice, kind, category.code) ? demand.find(invoice) : []),
    };
  });
}

const DEMANDS: Record<PartyDemand, Demand> = {
  'tax id': {
    fields: ['BT-31', 'BT-32', 'BT-63'],
    message: say(
      'Es fehlt die USt-IdNr. (BT-31) oder Steuernummer (BT-32) des Verkäufers',
      'The VAT id (BT-31) or tax number (BT-32) of the seller is missing',
    ),
    mend: say(
      'Trage in deinem Profil die Steuernummer oder die USt-IdNr. ein.',
      'Enter the tax number or the VAT id in your profile.',
    ),
    find: (invoice) => breachIf(!hasSellerTaxId(invoice), 'seller.taxNumber'),
  },
  'tax id and buyer': {
    fields: ['BT-31', 'BT-32', 'BT-63', 'BT-48', 'BT-47'],
    message: say(
      'Es braucht die USt-IdNr. oder Steuernummer des Verkäufers (BT-31, BT-32) und die USt-IdNr. oder Registernummer des Kunden (BT-48, BT-47)',
      'The VAT id or tax number of the seller (BT-31, BT-32) and the VAT id or registration number of the buyer (BT-48, BT-47) are needed',
    ),
    mend: say(
      'Ergänze deine Steuernummer im Profil und die USt-IdNr. beim Kunden.',
      'Add your tax number in the profile and the VAT id of the client.',
    ),
    find: (invoice) => [
      ...breachIf(!hasSellerTaxId(invoice), 'seller.taxNumber'),
      ...breachIf(
        !isGiven(invoice.buyer?.vatId) && !isGiven(invoice.buyer?.legalRegistration?.value),
        'buyer.vatId',
      ),
    ],
  },
  'VAT id': {
    fields: ['BT-31', 'BT-63'],
    message: say(
      'Es fehlt die USt-IdNr. des Verkäufers (BT-31)',
      'The VAT id of the seller (BT-31) is missing',
    ),
    mend: say('Trage in deinem Profil die USt-IdNr. ein.', 'Enter the VAT id in your profile.'),
    find: (invoice) => breachIf(!hasSellerVatId(invoice), 'seller.vatId'),
  },
  'VAT ids of both': {
    fields: ['BT-31', 'BT-63', 'BT-48'],
    message: say(
      'Es braucht die USt-IdNr. des Verkäufers (BT-31) und die des Kunden (BT-48)',
      'The VAT id of the seller (BT-31) and that of the buyer (BT-48) are needed',
    ),
    mend: say(
      'Ergänze deine USt-IdNr. im Profil und die des Kunden bei seinen Daten.',
      'Add your VAT id in the profile and that of the client in the client record.',
    ),
    find: (invoice) => [
      ...breachIf(!hasSellerVatId(invoice), 'seller.vatId'),
      ...breachIf(!isGiven(invoice.buyer?.vatId), 'buyer.vatId'),
    ],
  },
  'no VAT id': {
    fields: ['BT-31', 'BT-63', 'BT-48'],
    message: say(
      'Es darf keine USt-IdNr. genannt sein, weder vom Verkäufer (BT-31, BT-63) noch vom Kunden (BT-48)',
      'No VAT id may be named, neither of the seller (BT-31, BT-63) nor of the buyer (BT-48)',
    ),
    mend: say(
      'Lass die USt-IdNr. auf dieser Rechnung weg oder wähle einen anderen Steuerfall.',
      'Leave the VAT id off this invoice or choose another VAT case.',
    ),
    find: ({ seller, taxRepresentative, buyer }) => [
      ...breachIf(isGiven(seller?.vatId), 'seller.vatId'),
      ...breachIf(isGiven(taxRepresentative?.vatId), 'taxRepresentative.vatId'),
      ...breachIf(isGiven(buyer?.vatId), 'buyer.vatId'),
    ],
  },
};

function hasSellerVatId({ seller, taxRepresentative }: EInvoice): boolean {
  return isGiven(seller?.vatId) || isGiven(taxRepresentative?.vatId);
}

function hasSellerTaxId(invoice: EInvoice): boolean {
  return hasSellerVatId(invoice) || isGiven(invoice.seller?.taxNumber);
}
