/** Parties in CII D16B (EN 16931-3-3). */
import type { Contact, Delivery, EAddress, Identifier, Party, Payee, TaxRepresentative } from '../model.ts';
import { many, one, oneWhich } from '../xml/pieces.ts';
import {
  attribute,
  content,
  discriminating,
  ON_ONE_LINE,
  onlyAttribute,
  type Part,
  readOnly,
  type Shape,
  text,
  within,
} from '../xml/shape.ts';
import { day } from './day.ts';

export const IDENTIFIER: Shape<Identifier> = [content('value'), attribute('schemeID', 'scheme')];

const hasScheme = ({ scheme }: Identifier) => scheme !== undefined;
const hasNoScheme = (identifier: Identifier) => !hasScheme(identifier);

/** An identifier stands as `ram:ID`, one with a scheme as `ram:GlobalID`. */
function identifier<T>(key: Parameters<typeof oneWhich<T, Identifier>>[1]): Part<T>[] {
  return [
    oneWhich<T, Identifier>('ram:ID', key, IDENTIFIER, hasNoScheme),
    oneWhich<T, Identifier>('ram:GlobalID', key, IDENTIFIER, hasScheme),
  ];
}

const ADDRESS: Shape<EAddress> = [
  text('ram:PostcodeCode', 'postCode'),
  text('ram:LineOne', 'line1'),
  text('ram:LineTwo', 'line2'),
  text('ram:LineThree', 'line3'),
  text('ram:CityName', 'city'),
  text('ram:CountryID', 'country'),
  text('ram:CountrySubDivisionName', 'subdivision'),
];

const CONTACT: Shape<Contact> = [
  text('ram:PersonName', 'name'),
  readOnly(text('ram:DepartmentName', 'name')),
  within('ram:TelephoneUniversalCommunication', [text('ram:CompleteNumber', 'phone')]),
  within('ram:EmailURIUniversalCommunication', [text('ram:URIID', 'email')]),
];

/** `VA` is the VAT id, which older files call `VAT`; `FC` the tax number. */
const SCHEMES = { VA: ['VA', 'VAT'], FC: ['FC'] };

function taxRegistration<T>(key: Parameters<typeof content<T>>[0], scheme: 'VA' | 'FC'): Part<T> {
  return within('ram:SpecifiedTaxRegistration', [
    discriminating('ram:ID', [
      content(key),
      onlyAttribute('schemeID', scheme, (said) => SCHEMES[scheme].includes(said.toUpperCase())),
    ]),
  ]);
}

export const PARTY: Shape<Party> = [
  many('ram:ID', 'identifiers', IDENTIFIER, undefined, hasNoScheme),
  many('ram:GlobalID', 'identifiers', IDENTIFIER, undefined, hasScheme),
  text('ram:Name', 'name', { codec: ON_ONE_LINE }),
  text('ram:Description', 'legalInformation'),
  within('ram:SpecifiedLegalOrganization', [
    one('ram:ID', 'legalRegistration', IDENTIFIER),
    text('ram:TradingBusinessName', 'tradingName'),
  ]),
  one('ram:DefinedTradeContact', 'contact', CONTACT),
  one('ram:PostalTradeAddress', 'address', ADDRESS),
  within('ram:URIUniversalCommunication', [one('ram:URIID', 'electronicAddress', IDENTIFIER)]),
  taxRegistration('vatId', 'VA'),
  taxRegistration('taxNumber', 'FC'),
];

export const PAYEE: Shape<Payee> = [
  ...identifier<Payee>('identifier'),
  text('ram:Name', 'name'),
  within('ram:SpecifiedLegalOrganization', [one('ram:ID', 'legalRegistration', IDENTIFIER)]),
];

export const TAX_REPRESENTATIVE: Shape<TaxRepresentative> = [
  text('ram:Name', 'name'),
  one('ram:PostalTradeAddress', 'address', ADDRESS),
  taxRegistration('vatId', 'VA'),
];

/** `ram:ApplicableHeaderTradeDelivery`, but for the advices. */
export const DELIVERY: Shape<Delivery> = [
  within('ram:ShipToTradeParty', [
    ...identifier<Delivery>('location'),
    text('ram:Name', 'name'),
    one('ram:PostalTradeAddress', 'address', ADDRESS),
  ]),
  within('ram:ActualDeliverySupplyChainEvent', [day('ram:OccurrenceDateTime', 'date')]),
];
