/** Rules that the schemes of identifiers are on their lists: ISO 6523 and, for electronic addresses, EAS. */

import type { EInvoice } from '../../model.ts';
import { say } from '../finding.ts';
import { isExtension } from '../specification.ts';
import { type CodeList, codeList, joined } from './code-list.ts';
import type { CodeRule } from './code-rule.ts';
import { at, type Coded, ofLines, schemesOf } from './coded.ts';
import { EAS, ICD } from './schemes.ts';

/** Of the extension of XRechnung, for prescribed digital applications. */
const DIGITAL_HEALTH = codeList('XR01 XR02 XR03');
const ICD_EXTENDED = joined(ICD, DIGITAL_HEALTH);
/** BT-90 is written as an identifier of the seller or payee with this scheme. */
const CREDITOR = codeList('SEPA');

export const SCHEME_CODES: readonly CodeRule[] = [
  {
    id: 'BR-CL-10',
    fields: ['BT-29-1', 'BT-46-1', 'BT-60-1'],
    name: say('das System einer Kennung', 'the scheme of an identifier'),
    list: 'ISO 6523',
    codes: ICD,
    variant: { id: 'BR-DEX-04', codes: ICD_EXTENDED, concerns: isExtension },
    find: partySchemes,
  },
  {
    id: 'BR-CL-11',
    fields: ['BT-30-1', 'BT-47-1', 'BT-61-1'],
    name: say('das System einer Registernummer', 'the scheme of a registration number'),
    list: 'ISO 6523',
    codes: ICD,
    variant: { id: 'BR-DEX-05', codes: ICD_EXTENDED, concerns: isExtension },
    find: (invoice) =>
      (['seller', 'buyer', 'payee'] as const).flatMap((party) =>
        at(`${party}.legalRegistration.scheme`, invoice[party]?.legalRegistration?.scheme),
      ),
  },
  {
    id: 'BR-CL-21',
    fields: ['BT-157-1'],
    name: say('das System einer Artikelnummer', 'the scheme of an item number'),
    list: 'ISO 6523',
    codes: ICD,
    variant: { id: 'BR-DEX-06', codes: ICD_EXTENDED, concerns: isExtension },
    find: ({ lines }) =>
      ofLines(lines, ({ item }, path) => at(`${path}.item.standardId.scheme`, item?.standardId?.scheme)),
  },
  {
    id: 'BR-CL-25',
    fields: ['BT-34-1', 'BT-49-1'],
    name: say('die Art der elektronischen Adresse', 'the kind of electronic address'),
    list: 'EAS',
    codes: EAS,
    variant: { id: 'BR-DEX-07', codes: joined(EAS, DIGITAL_HEALTH), concerns: isExtension },
    find: (invoice) =>
      (['seller', 'buyer'] as const).flatMap((party) =>
        at(`${party}.electronicAddress.scheme`, invoice[party]?.electronicAddress?.scheme),
      ),
  },
  {
    id: 'BR-CL-26',
    fields: ['BT-71-1'],
    name: say('das System einer Lieferort-Kennung', 'the scheme of a place of delivery'),
    list: 'ISO 6523',
    codes: ICD,
    variant: { id: 'BR-DEX-08', codes: ICD_EXTENDED, concerns: isExtension },
    find: ({ delivery }) => at('delivery.location.scheme', delivery?.location?.scheme),
  },
];

function partySchemes({ seller, buyer, payee }: EInvoice): Coded[] {
  return [
    ...but(CREDITOR, schemesOf(seller?.identifiers ?? [], 'seller.identifiers')),
    ...schemesOf(buyer?.identifiers ?? [], 'buyer.identifiers'),
    ...but(CREDITOR, at('payee.identifier.scheme', payee?.identifier?.scheme)),
  ];
}

function but(except: CodeList, codes: readonly Coded[]): Coded[] {
  return codes.filter(([, code]) => !except.has(code?.trim() ?? ''));
}
