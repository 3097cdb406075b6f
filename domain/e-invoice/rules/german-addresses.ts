/** Rules of XRechnung for the addresses of seller, buyer and delivery: city and post code (Germany). */
import type { EAddress, EInvoice } from '../model.ts';
import { breachIfMissing, GERMAN, say } from './finding.ts';
import type { Rule, RuleText } from './rule.ts';

interface Place {
  path: string;
  where: RuleText;
  address: (invoice: EInvoice) => EAddress | undefined;
  city: [id: string, field: string];
  postCode: [id: string, field: string];
}

const PLACES: readonly Place[] = [
  {
    path: 'seller.address',
    where: say('in der Anschrift des Verkäufers', 'in the address of the seller'),
    address: ({ seller }) => seller?.address,
    city: ['BR-DE-3', 'BT-37'],
    postCode: ['BR-DE-4', 'BT-38'],
  },
  {
    path: 'buyer.address',
    where: say('in der Anschrift des Käufers', 'in the address of the buyer'),
    address: ({ buyer }) => buyer?.address,
    city: ['BR-DE-8', 'BT-52'],
    postCode: ['BR-DE-9', 'BT-53'],
  },
  {
    path: 'delivery.address',
    where: say('in der Lieferanschrift', 'in the delivery address'),
    address: ({ delivery }) => delivery?.address,
    city: ['BR-DE-10', 'BT-77'],
    postCode: ['BR-DE-11', 'BT-78'],
  },
];

/** Where there is an address; a missing one is a finding of its own. */
export const GERMAN_ADDRESS_RULES: readonly Rule[] = PLACES.flatMap((place) => [
  cityRule(place),
  postCodeRule(place),
]);

function cityRule({ city: [id, field], where, path, address }: Place): Rule {
  return {
    ...GERMAN,
    id,
    fields: [field],
    message: say(`Der Ort ${where.de} fehlt (${field}).`, `The city ${where.en} is missing (${field}).`),
    mend: say('Gib den Ort an.', 'Give the city.'),
    find: (invoice) => missing(address(invoice), 'city', path),
  };
}

function postCodeRule({ postCode: [id, field], where, path, address }: Place): Rule {
  return {
    ...GERMAN,
    id,
    fields: [field],
    message: say(
      `Die Postleitzahl ${where.de} fehlt (${field}).`,
      `The post code ${where.en} is missing (${field}).`,
    ),
    mend: say('Gib die Postleitzahl an.', 'Give the post code.'),
    find: (invoice) => missing(address(invoice), 'postCode', path),
  };
}

function missing(address: EAddress | undefined, part: 'city' | 'postCode', path: string) {
  return address === undefined ? [] : breachIfMissing(address[part], `${path}.${part}`);
}
