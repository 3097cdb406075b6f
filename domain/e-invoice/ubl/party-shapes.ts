/** Parties in UBL 2.1 (EN 16931-3-2). */
import type { Contact, Delivery, EAddress, Identifier, Party, Payee, TaxRepresentative } from '../model.ts';
import { many, one } from '../xml/pieces.ts';
import {
  attribute,
  content,
  discriminating,
  ON_ONE_LINE,
  only,
  type Shape,
  text,
  within,
} from '../xml/shape.ts';

export const IDENTIFIER: Shape<Identifier> = [content('value'), attribute('schemeID', 'scheme')];

const IDENTIFICATION: Shape<Identifier> = [text('cbc:ID', 'value', { attributes: { schemeID: 'scheme' } })];

const ADDRESS: Shape<EAddress> = [
  text('cbc:StreetName', 'line1'),
  text('cbc:AdditionalStreetName', 'line2'),
  text('cbc:CityName', 'city'),
  text('cbc:PostalZone', 'postCode'),
  text('cbc:CountrySubentity', 'subdivision'),
  within('cac:AddressLine', [text('cbc:Line', 'line3')]),
  within('cac:Country', [text('cbc:IdentificationCode', 'country')]),
];

const CONTACT: Shape<Contact> = [
  text('cbc:Name', 'name'),
  text('cbc:Telephone', 'phone'),
  text('cbc:ElectronicMail', 'email'),
];

export const isVat = (said: string) => said.toUpperCase() === 'VAT';

const PARTY: Shape<Party> = [
  one('cbc:EndpointID', 'electronicAddress', IDENTIFIER),
  many('cac:PartyIdentification', 'identifiers', IDENTIFICATION),
  within('cac:PartyName', [text('cbc:Name', 'tradingName', { codec: ON_ONE_LINE })]),
  one('cac:PostalAddress', 'address', ADDRESS),
  within('cac:PartyTaxScheme', [
    text('cbc:CompanyID', 'vatId'),
    discriminating('cac:TaxScheme', [only('cbc:ID', 'VAT', isVat)]),
  ]),
  within('cac:PartyTaxScheme', [
    text('cbc:CompanyID', 'taxNumber'),
    discriminating('cac:TaxScheme', [only('cbc:ID', 'FC', (said) => !isVat(said))]),
  ]),
  within('cac:PartyLegalEntity', [
    text('cbc:RegistrationName', 'name', { codec: ON_ONE_LINE }),
    one('cbc:CompanyID', 'legalRegistration', IDENTIFIER),
    text('cbc:CompanyLegalForm', 'legalInformation'),
  ]),
  one('cac:Contact', 'contact', CONTACT),
];

/** `cac:AccountingSupplierParty` or `cac:AccountingCustomerParty`. */
export const TRADE_PARTY: Shape<Party> = [within('cac:Party', PARTY)];

export const PAYEE: Shape<Payee> = [
  within('cac:PartyIdentification', [one('cbc:ID', 'identifier', IDENTIFIER)]),
  within('cac:PartyName', [text('cbc:Name', 'name')]),
  within('cac:PartyLegalEntity', [one('cbc:CompanyID', 'legalRegistration', IDENTIFIER)]),
];

export const TAX_REPRESENTATIVE: Shape<TaxRepresentative> = [
  within('cac:PartyName', [text('cbc:Name', 'name')]),
  one('cac:PostalAddress', 'address', ADDRESS),
  within('cac:PartyTaxScheme', [
    text('cbc:CompanyID', 'vatId'),
    discriminating('cac:TaxScheme', [only('cbc:ID', 'VAT', isVat)]),
  ]),
];

export const DELIVERY: Shape<Delivery> = [
  text('cbc:ActualDeliveryDate', 'date'),
  within('cac:DeliveryLocation', [
    one('cbc:ID', 'location', IDENTIFIER),
    one('cac:Address', 'address', ADDRESS),
  ]),
  within('cac:DeliveryParty', [within('cac:PartyName', [text('cbc:Name', 'name')])]),
];
