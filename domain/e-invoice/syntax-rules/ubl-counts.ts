/** UBL-SR: how often elements of UBL 2.1 may stand where EN 16931 has one (EN 16931-3-2). */
import { atMostOne, countedOnce, needed, type SyntaxRule } from './rule.ts';
import { below, type Node, textBelow } from './tree.ts';

const SELLER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';

/** As it is written: these rules take space around it for part of it. */
const isVat = (scheme: Node) => below(scheme, 'cac:TaxScheme/cbc:ID')[0]?.found.text.toUpperCase() === 'VAT';
const hasScheme = (scheme: Node) => below(scheme, 'cac:TaxScheme/cbc:ID').length > 0;

/** Identifiers of tax schemes of a party, those of VAT or the others. */
function taxIds(party: string, kind: 'VAT' | 'other') {
  return (root: Node) =>
    below(root, `${party}/cac:PartyTaxScheme`)
      .filter((scheme) => hasScheme(scheme) && isVat(scheme) === (kind === 'VAT'))
      .flatMap((scheme) => below(scheme, 'cbc:CompanyID'));
}

function reasons(indicator: 'true' | 'false') {
  return (charge: Node) =>
    (textBelow(charge, 'cbc:ChargeIndicator') === 'true') === (indicator === 'true')
      ? below(charge, 'cbc:AllowanceChargeReason')
      : [];
}

/** `context` null is the document. */
const ONCE: readonly (readonly [id: string, context: string | null, path: string])[] = [
  ['UBL-SR-01', null, 'cac:ContractDocumentReference/cbc:ID'],
  ['UBL-SR-02', null, 'cac:ReceiptDocumentReference/cbc:ID'],
  ['UBL-SR-03', null, 'cac:DespatchDocumentReference/cbc:ID'],
  ['UBL-SR-05', null, 'cac:PaymentTerms/cbc:Note'],
  ['UBL-SR-06', 'cac:BillingReference', 'cac:InvoiceDocumentReference'],
  ['UBL-SR-08', null, 'cac:InvoicePeriod'],
  ['UBL-SR-09', null, `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ['UBL-SR-10', null, `${SELLER}/cac:PartyName/cbc:Name`],
  ['UBL-SR-11', null, `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`],
  ['UBL-SR-14', null, `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`],
  ['UBL-SR-15', null, `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ['UBL-SR-16', null, `${BUYER}/cac:PartyIdentification/cbc:ID`],
  ['UBL-SR-17', null, `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`],
  ['UBL-SR-19', 'cac:PayeeParty', 'cac:PartyName/cbc:Name'],
  ['UBL-SR-21', 'cac:PayeeParty', 'cac:PartyLegalEntity/cbc:CompanyID'],
  ['UBL-SR-22', 'cac:TaxRepresentativeParty', 'cac:PartyName/cbc:Name'],
  ['UBL-SR-23', 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme/cbc:CompanyID'],
  ['UBL-SR-24', null, 'cac:Delivery'],
  ['UBL-SR-25', 'cac:Delivery', 'cac:DeliveryParty/cac:PartyName/cbc:Name'],
  ['UBL-SR-26', 'cac:PaymentMeans', 'cbc:PaymentID'],
  ['UBL-SR-27', 'cac:PaymentMeans', 'cbc:PaymentMeansCode'],
  ['UBL-SR-28', 'cac:PaymentMeans', 'cac:PaymentMandate/cbc:ID'],
  ['UBL-SR-32', 'cac:TaxSubtotal', 'cac:TaxCategory/cbc:TaxExemptionReason'],
  ['UBL-SR-33', 'cac:AdditionalDocumentReference', 'cbc:DocumentDescription'],
  ['UBL-SR-34', 'cac:InvoiceLine', 'cbc:Note'],
  ['UBL-SR-34', 'cac:CreditNoteLine', 'cbc:Note'],
  ['UBL-SR-35', 'cac:InvoiceLine', 'cac:OrderLineReference/cbc:LineID'],
  ['UBL-SR-35', 'cac:CreditNoteLine', 'cac:OrderLineReference/cbc:LineID'],
  ['UBL-SR-36', 'cac:InvoiceLine', 'cac:InvoicePeriod'],
  ['UBL-SR-36', 'cac:CreditNoteLine', 'cac:InvoicePeriod'],
  ['UBL-SR-37', 'cac:InvoiceLine', 'cac:Price/cac:AllowanceCharge/cbc:Amount'],
  ['UBL-SR-37', 'cac:CreditNoteLine', 'cac:Price/cac:AllowanceCharge/cbc:Amount'],
  ['UBL-SR-39', null, 'cac:ProjectReference/cbc:ID'],
  ['UBL-SR-40', null, `${BUYER}/cac:PartyName/cbc:Name`],
  ['UBL-SR-45', null, 'cac:PaymentMeans/cbc:PaymentDueDate'],
  ['UBL-SR-49', null, 'cac:InvoicePeriod/cbc:DescriptionCode'],
  ['UBL-SR-50', 'cac:InvoiceLine', 'cac:Item/cbc:Description'],
  ['UBL-SR-50', 'cac:CreditNoteLine', 'cac:Item/cbc:Description'],
  ['UBL-SR-51', 'cac:PostalAddress', 'cac:AddressLine'],
  ['UBL-SR-51', 'cac:Address', 'cac:AddressLine'],
  ['UBL-SR-52', 'cac:InvoiceLine', 'cac:DocumentReference'],
  ['UBL-SR-52', 'cac:CreditNoteLine', 'cac:DocumentReference'],
  ['UBL-SR-54', null, 'cac:PaymentMeans/cac:CardAccount'],
  ['UBL-SR-55', null, 'cac:PaymentMeans/cac:PaymentMandate'],
  ['UBL-SR-56', null, 'cac:OriginatorDocumentReference/cbc:ID'],
];

export const UBL_COUNTS: readonly SyntaxRule[] = [
  ...ONCE.map(([id, context, path]) => atMostOne(id, context, path)),
  countedOnce('UBL-SR-04', null, (root) =>
    below(root, 'cac:AdditionalDocumentReference')
      .filter((reference) => textBelow(reference, 'cbc:DocumentTypeCode') === '130')
      .flatMap((reference) => below(reference, 'cbc:ID')),
  ),
  countedOnce('UBL-SR-12', null, taxIds(SELLER, 'VAT')),
  countedOnce('UBL-SR-13', null, taxIds(SELLER, 'other')),
  countedOnce('UBL-SR-18', null, taxIds(BUYER, 'VAT')),
  countedOnce('UBL-SR-20', 'cac:PayeeParty', (payee) =>
    below(payee, 'cac:PartyIdentification/cbc:ID').filter(({ found }) => {
      const scheme = found.attributes.schemeID;
      return scheme !== undefined && scheme.toUpperCase() !== 'SEPA';
    }),
  ),
  countedOnce('UBL-SR-29', null, (_, tree) =>
    tree
      .named('cbc:ID')
      .filter(
        ({ found, parent }) =>
          parent?.found.name === 'cac:PartyIdentification' &&
          found.attributes.schemeID?.toUpperCase() === 'SEPA',
      ),
  ),
  countedOnce('UBL-SR-30', 'cac:AllowanceCharge', reasons('false')),
  countedOnce('UBL-SR-31', 'cac:AllowanceCharge', reasons('true')),
  countedOnce('UBL-SR-44', null, (_, tree) => ofDifferentTexts(tree.named('cbc:PaymentID'))),
  countedOnce('UBL-SR-46', null, (root) =>
    below(root, 'cac:PaymentMeans/cbc:PaymentMeansCode').filter(
      ({ found }) => found.attributes.name !== undefined,
    ),
  ),
  needed('UBL-SR-07', 'cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'),
  needed('UBL-SR-48', 'cac:Item', 'cac:ClassifiedTaxCategory'),
  atMostOne('UBL-SR-48', 'cac:Item', 'cac:ClassifiedTaxCategory'),
];

/** The first of each text. */
function ofDifferentTexts(nodes: readonly Node[]): Node[] {
  return [...new Map([...nodes].reverse().map((node) => [node.found.text, node])).values()];
}
