/**
 * For tests: what UBL 2.1 lets stand in which element, in which order and how often, as far as EN 16931-3-2 uses it. Taken from the
 * schemas of OASIS, not from our shapes. `?` is at most once, `*` any number, `+` at least once, nothing exactly once.
 */
import type { XmlElement } from '../xml/index.ts';

/** Elements in one line have one type. */
const CONTENTS: readonly (readonly [elements: string, contents: string])[] = [
  [
    'Invoice',
    `cbc:CustomizationID? cbc:ProfileID? cbc:ID cbc:IssueDate cbc:DueDate? cbc:InvoiceTypeCode? cbc:Note* cbc:TaxPointDate?
    cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:AccountingCost? cbc:BuyerReference? cac:InvoicePeriod* cac:OrderReference?
    cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:OriginatorDocumentReference*
    cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:ProjectReference* cac:AccountingSupplierParty
    cac:AccountingCustomerParty cac:PayeeParty? cac:TaxRepresentativeParty? cac:Delivery* cac:PaymentMeans* cac:PaymentTerms*
    cac:PrepaidPayment* cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:InvoiceLine+`,
  ],
  [
    'CreditNote',
    `cbc:CustomizationID? cbc:ProfileID? cbc:ID cbc:IssueDate cbc:TaxPointDate? cbc:CreditNoteTypeCode? cbc:Note*
    cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:AccountingCost? cbc:BuyerReference? cac:InvoicePeriod* cac:OrderReference?
    cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:ContractDocumentReference*
    cac:AdditionalDocumentReference* cac:OriginatorDocumentReference* cac:AccountingSupplierParty cac:AccountingCustomerParty
    cac:PayeeParty? cac:TaxRepresentativeParty? cac:Delivery* cac:PaymentMeans* cac:PaymentTerms* cac:AllowanceCharge*
    cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine+`,
  ],
  [
    'cac:InvoiceLine cac:SubInvoiceLine',
    `cbc:ID cbc:Note* cbc:InvoicedQuantity? cbc:LineExtensionAmount cbc:AccountingCost? cac:InvoicePeriod* cac:OrderLineReference*
    cac:DocumentReference* cac:AllowanceCharge* cac:Item cac:Price? cac:SubInvoiceLine*`,
  ],
  [
    'cac:CreditNoteLine cac:SubCreditNoteLine',
    `cbc:ID cbc:Note* cbc:CreditedQuantity? cbc:LineExtensionAmount? cbc:AccountingCost? cac:InvoicePeriod* cac:OrderLineReference*
    cac:DocumentReference* cac:AllowanceCharge* cac:Item? cac:Price? cac:SubCreditNoteLine*`,
  ],
  ['cac:AccountingSupplierParty cac:AccountingCustomerParty', 'cac:Party?'],
  [
    'cac:Party cac:PayeeParty cac:TaxRepresentativeParty cac:DeliveryParty',
    `cbc:EndpointID? cac:PartyIdentification* cac:PartyName* cac:PostalAddress? cac:PartyTaxScheme* cac:PartyLegalEntity*
    cac:Contact?`,
  ],
  ['cac:PartyIdentification', 'cbc:ID'],
  ['cac:PartyName', 'cbc:Name'],
  ['cac:PartyTaxScheme', 'cbc:CompanyID? cac:TaxScheme'],
  ['cac:PartyLegalEntity', 'cbc:RegistrationName? cbc:CompanyID? cbc:CompanyLegalForm?'],
  ['cac:Contact', 'cbc:Name? cbc:Telephone? cbc:ElectronicMail?'],
  [
    'cac:PostalAddress cac:Address',
    `cbc:StreetName? cbc:AdditionalStreetName? cbc:CityName? cbc:PostalZone? cbc:CountrySubentity? cac:AddressLine* cac:Country?`,
  ],
  ['cac:AddressLine', 'cbc:Line'],
  ['cac:Country cac:OriginCountry', 'cbc:IdentificationCode?'],
  ['cac:Delivery', 'cbc:ActualDeliveryDate? cac:DeliveryLocation? cac:DeliveryParty?'],
  ['cac:DeliveryLocation', 'cbc:ID? cac:Address?'],
  ['cac:InvoicePeriod', 'cbc:StartDate? cbc:EndDate? cbc:DescriptionCode*'],
  ['cac:OrderReference', 'cbc:ID cbc:SalesOrderID?'],
  ['cac:OrderLineReference', 'cbc:LineID'],
  ['cac:BillingReference', 'cac:InvoiceDocumentReference?'],
  [
    `cac:InvoiceDocumentReference cac:DespatchDocumentReference cac:ReceiptDocumentReference cac:OriginatorDocumentReference
    cac:ContractDocumentReference cac:AdditionalDocumentReference cac:DocumentReference`,
    'cbc:ID cbc:IssueDate? cbc:DocumentTypeCode? cbc:DocumentDescription* cac:Attachment?',
  ],
  ['cac:ProjectReference', 'cbc:ID'],
  ['cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject? cac:ExternalReference?'],
  ['cac:ExternalReference', 'cbc:URI?'],
  [
    'cac:PaymentMeans',
    `cbc:PaymentMeansCode cbc:PaymentDueDate? cbc:PaymentID* cac:CardAccount? cac:PayerFinancialAccount? cac:PayeeFinancialAccount?
    cac:PaymentMandate?`,
  ],
  ['cac:CardAccount', 'cbc:PrimaryAccountNumberID cbc:NetworkID cbc:HolderName?'],
  [
    'cac:PayerFinancialAccount cac:PayeeFinancialAccount',
    'cbc:ID? cbc:Name? cac:FinancialInstitutionBranch?',
  ],
  ['cac:FinancialInstitutionBranch', 'cbc:ID?'],
  ['cac:PaymentMandate', 'cbc:ID? cac:PayerFinancialAccount?'],
  ['cac:PaymentTerms', 'cbc:Note*'],
  ['cac:PrepaidPayment', 'cbc:ID? cbc:PaidAmount? cbc:InstructionID?'],
  [
    'cac:AllowanceCharge',
    `cbc:ChargeIndicator cbc:AllowanceChargeReasonCode? cbc:AllowanceChargeReason* cbc:MultiplierFactorNumeric? cbc:Amount
    cbc:BaseAmount? cac:TaxCategory*`,
  ],
  ['cac:TaxTotal', 'cbc:TaxAmount cac:TaxSubtotal*'],
  ['cac:TaxSubtotal', 'cbc:TaxableAmount? cbc:TaxAmount cac:TaxCategory'],
  [
    'cac:TaxCategory cac:ClassifiedTaxCategory',
    'cbc:ID? cbc:Percent? cbc:TaxExemptionReasonCode? cbc:TaxExemptionReason* cac:TaxScheme',
  ],
  ['cac:TaxScheme', 'cbc:ID?'],
  [
    'cac:LegalMonetaryTotal',
    `cbc:LineExtensionAmount? cbc:TaxExclusiveAmount? cbc:TaxInclusiveAmount? cbc:AllowanceTotalAmount? cbc:ChargeTotalAmount?
    cbc:PrepaidAmount? cbc:PayableRoundingAmount? cbc:PayableAmount`,
  ],
  [
    'cac:Item',
    `cbc:Description* cbc:Name? cac:BuyersItemIdentification? cac:SellersItemIdentification? cac:StandardItemIdentification?
    cac:OriginCountry? cac:CommodityClassification* cac:ClassifiedTaxCategory* cac:AdditionalItemProperty*`,
  ],
  ['cac:BuyersItemIdentification cac:SellersItemIdentification cac:StandardItemIdentification', 'cbc:ID'],
  ['cac:CommodityClassification', 'cbc:ItemClassificationCode?'],
  ['cac:AdditionalItemProperty', 'cbc:Name cbc:Value?'],
  ['cac:Price', 'cbc:PriceAmount cbc:BaseQuantity? cac:AllowanceCharge*'],
];

const PATTERNS = new Map(
  CONTENTS.flatMap(([elements, contents]) => {
    const pattern = wordsOf(contents).map((word) => word.replace(/^([^?*+]+)(.?)$/, '(?:$1 )$2'));
    return wordsOf(elements).map((name): [string, RegExp] => [name, new RegExp(`^${pattern.join('')}$`)]);
  }),
);

/** Where a document is not as its schema wants it: paths, with what stands there. */
export function faultsOfUbl(from: XmlElement, path: string = from.name): string[] {
  const names = from.children.map(({ name }) => `${name} `).join('');
  const pattern = PATTERNS.get(from.name) ?? (from.name.startsWith('cbc:') ? /^$/ : /^(?!)/);
  return [
    ...(pattern.test(names) ? [] : [`${path}: ${names}`]),
    ...missingAttributes(from).map((attribute) => `${path}/@${attribute}`),
    ...from.children.flatMap((child) => faultsOfUbl(child, `${path}/${child.name}`)),
  ];
}

/** What the types of amounts and of embedded files demand. */
function missingAttributes({ name, attributes }: XmlElement): string[] {
  const wanted = /^cbc:\w*Amount$/.test(name)
    ? 'currencyID'
    : name === 'cbc:EmbeddedDocumentBinaryObject'
      ? 'mimeCode'
      : null;
  return wanted === null || attributes[wanted] !== undefined ? [] : [wanted];
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
