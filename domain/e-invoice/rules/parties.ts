/** Rules of the European standard for seller and buyer. */
import type { EInvoice, Identifier, Party } from '../model.ts';
import { isGiven, isMissing } from './amounts.ts';
import { breachIf, breachIfMissing, EN, excerpt, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';
import { isVatPrefix } from './vat-prefixes.ts';

export const PARTY_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-06',
    fields: ['BT-27'],
    message: say('Der Name des Verkäufers fehlt (BT-27).', 'The name of the seller is missing (BT-27).'),
    mend: say('Trag den Namen deines Unternehmens ein.', 'Enter the name of your business.'),
    find: ({ seller }) => breachIfMissing(seller?.name, 'seller.name'),
  },
  {
    ...EN,
    id: 'BR-07',
    fields: ['BT-44'],
    message: say('Der Name des Käufers fehlt (BT-44).', 'The name of the buyer is missing (BT-44).'),
    mend: say('Trag den Namen des Kunden ein.', 'Enter the name of the client.'),
    find: ({ buyer }) => breachIfMissing(buyer?.name, 'buyer.name'),
  },
  {
    ...EN,
    id: 'BR-08',
    fields: ['BG-5'],
    message: say(
      'Die Anschrift des Verkäufers fehlt (BG-5).',
      'The address of the seller is missing (BG-5).',
    ),
    mend: say('Trag die Anschrift deines Unternehmens ein.', 'Enter the address of your business.'),
    find: ({ seller }) => breachIf(seller?.address === undefined, 'seller.address'),
  },
  {
    ...EN,
    id: 'BR-09',
    fields: ['BT-40'],
    message: say(
      'Das Land in der Anschrift des Verkäufers fehlt (BT-40).',
      'The country in the address of the seller is missing (BT-40).',
    ),
    mend: say('Gib das Land deines Unternehmens an.', 'Give the country of your business.'),
    find: ({ seller }) => missingCountry(seller, 'seller'),
  },
  {
    ...EN,
    id: 'BR-10',
    fields: ['BG-8'],
    message: say('Die Anschrift des Käufers fehlt (BG-8).', 'The address of the buyer is missing (BG-8).'),
    mend: say('Trag die Anschrift des Kunden ein.', 'Enter the address of the client.'),
    find: ({ buyer }) => breachIf(buyer?.address === undefined, 'buyer.address'),
  },
  {
    ...EN,
    id: 'BR-11',
    fields: ['BT-55'],
    message: say(
      'Das Land in der Anschrift des Käufers fehlt (BT-55).',
      'The country in the address of the buyer is missing (BT-55).',
    ),
    mend: say('Gib das Land des Kunden an.', 'Give the country of the client.'),
    find: ({ buyer }) => missingCountry(buyer, 'buyer'),
  },
  {
    ...EN,
    id: 'BR-62',
    fields: ['BT-34', 'BT-34-1'],
    message: say(
      'Bei der elektronischen Adresse des Verkäufers fehlt, von welcher Art sie ist (BT-34-1).',
      'The electronic address of the seller does not say of which kind it is (BT-34-1).',
    ),
    mend: say('Gib die Art an, zum Beispiel EM für E-Mail.', 'Give the kind, for example EM for e-mail.'),
    find: ({ seller }) => missingScheme(seller?.electronicAddress, 'seller.electronicAddress'),
  },
  {
    ...EN,
    id: 'BR-63',
    fields: ['BT-49', 'BT-49-1'],
    message: say(
      'Bei der elektronischen Adresse des Käufers fehlt, von welcher Art sie ist (BT-49-1).',
      'The electronic address of the buyer does not say of which kind it is (BT-49-1).',
    ),
    mend: say('Gib die Art an, zum Beispiel EM für E-Mail.', 'Give the kind, for example EM for e-mail.'),
    find: ({ buyer }) => missingScheme(buyer?.electronicAddress, 'buyer.electronicAddress'),
  },
  {
    ...EN,
    id: 'BR-CO-09',
    fields: ['BT-31', 'BT-48', 'BT-63'],
    message: say(
      'Die USt-IdNr. „{id}“ beginnt nicht mit dem Kürzel eines Landes.',
      'The VAT id “{id}” does not begin with the code of a country.',
    ),
    mend: say(
      'Schreib sie mit dem Kürzel des Landes vorn, zum Beispiel DE. Griechenland hat EL, Nordirland XI.',
      'Write it with the code of the country in front, for example DE. Greece has EL, Northern Ireland XI.',
    ),
    find: strangeVatIds,
  },
  {
    ...EN,
    id: 'BR-CO-26',
    fields: ['BT-29', 'BT-30', 'BT-31'],
    message: say(
      'Der Verkäufer hat keine Kennung: weder USt-IdNr. (BT-31) noch Registernummer (BT-30) noch eine andere (BT-29).',
      'The seller has no identifier: neither a VAT id (BT-31) nor a registration number (BT-30) nor another one (BT-29).',
    ),
    mend: say(
      'Trag deine USt-IdNr. ein. Ohne sie genügt eine Kennung wie die W-IdNr. oder die Steuernummer als BT-29.',
      'Enter your VAT id. Without one, an identifier such as the W-IdNr. or the tax number as BT-29 will do.',
    ),
    find: ({ seller }) => breachIf(seller !== undefined && !isIdentified(seller), 'seller.identifiers'),
  },
];

function missingCountry(party: Party | undefined, path: string): Breach[] {
  return breachIf(
    party?.address !== undefined && isMissing(party.address.country),
    `${path}.address.country`,
  );
}

function missingScheme(address: Identifier | undefined, path: string): Breach[] {
  return breachIf(isGiven(address?.value) && isMissing(address?.scheme), `${path}.scheme`);
}

function strangeVatIds({ seller, buyer, taxRepresentative }: EInvoice): Breach[] {
  return [
    ...strangeVatId(seller?.vatId, 'seller.vatId'),
    ...strangeVatId(buyer?.vatId, 'buyer.vatId'),
    ...strangeVatId(taxRepresentative?.vatId, 'taxRepresentative.vatId'),
  ];
}

function strangeVatId(id: string | undefined, path: string): Breach[] {
  return isGiven(id) && !isVatPrefix(id.trim().slice(0, 2))
    ? [{ path, values: { id: excerpt(id.trim()) } }]
    : [];
}

/** The creditor identifier of SEPA (BT-90) is none of the seller's. */
function isIdentified({ vatId, legalRegistration, identifiers }: Party): boolean {
  const hasOther = identifiers.some(({ value, scheme }) => isGiven(value) && scheme?.trim() !== 'SEPA');
  return isGiven(vatId) || isGiven(legalRegistration?.value) || hasOther;
}
