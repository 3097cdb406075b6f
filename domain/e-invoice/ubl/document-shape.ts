/** Invoice and credit note in UBL 2.1, in the order of their schemas (EN 16931-3-2). */
import { emptyLine, emptyParty } from '../empty.ts';
import type {
  CreditTransfer,
  DirectDebit,
  DocumentTotals,
  EmbeddedFile,
  PaymentCard,
  Preceding,
  SupportingDocument,
  ThirdPartyPayment,
  VatBreakdown,
} from '../model.ts';
import { inside, many, one } from '../xml/pieces.ts';
import {
  amount,
  attribute,
  content,
  fixed,
  only,
  type Part,
  type Shape,
  text,
  unless,
  within,
} from '../xml/shape.ts';
import { allowanceCharge, lineShape, PERIOD, VAT_SCHEME } from './line-shapes.ts';
import { DELIVERY, IDENTIFIER, PAYEE, TAX_REPRESENTATIVE, TRADE_PARTY } from './party-shapes.ts';
import type { NoteText, TaxTotal, UblInvoice, UblPayment, UblRoot } from './wire.ts';

const DIRECT_DEBIT: Shape<DirectDebit> = [
  text('cbc:ID', 'mandate'),
  within('cac:PayerFinancialAccount', [text('cbc:ID', 'debitedAccount')]),
];

/** UBL wants to know the card's network, which EN 16931 does not have. */
const CARD: Shape<PaymentCard> = [
  text('cbc:PrimaryAccountNumberID', 'number'),
  fixed('cbc:NetworkID', 'n/a'),
  text('cbc:HolderName', 'holder'),
];

const ACCOUNT: Shape<CreditTransfer> = [
  text('cbc:ID', 'iban'),
  text('cbc:Name', 'holder'),
  within('cac:FinancialInstitutionBranch', [text('cbc:ID', 'bic')]),
];

const PAYMENT: Shape<UblPayment> = [
  text('cbc:PaymentMeansCode', 'code', { attributes: { name: 'text' } }),
  text('cbc:PaymentDueDate', 'dueDate'),
  text('cbc:PaymentID', 'remittance'),
  one('cac:CardAccount', 'card', CARD),
  one('cac:PayeeFinancialAccount', 'account', ACCOUNT),
  one('cac:PaymentMandate', 'directDebit', DIRECT_DEBIT),
];

const SUBTOTAL: Shape<VatBreakdown> = [
  amount('cbc:TaxableAmount', 'base'),
  amount('cbc:TaxAmount', 'tax'),
  within('cac:TaxCategory', [
    text('cbc:ID', 'category'),
    text('cbc:Percent', 'rate'),
    text('cbc:TaxExemptionReasonCode', 'exemptionCode'),
    text('cbc:TaxExemptionReason', 'exemptionReason'),
    VAT_SCHEME(),
  ]),
];

const TAX_TOTAL: Shape<TaxTotal> = [
  text('cbc:TaxAmount', 'amount', { attributes: { currencyID: 'currency' } }),
  many('cac:TaxSubtotal', 'breakdown', SUBTOTAL),
];

const TOTALS: Shape<DocumentTotals> = [
  amount('cbc:LineExtensionAmount', 'lineNet'),
  amount('cbc:TaxExclusiveAmount', 'net'),
  amount('cbc:TaxInclusiveAmount', 'gross'),
  amount('cbc:AllowanceTotalAmount', 'allowances'),
  amount('cbc:ChargeTotalAmount', 'charges'),
  amount('cbc:PrepaidAmount', 'paid'),
  amount('cbc:PayableRoundingAmount', 'rounding'),
  amount('cbc:PayableAmount', 'payable'),
];

const FILE: Shape<EmbeddedFile> = [
  content('content'),
  attribute('mimeCode', 'mediaType'),
  attribute('filename', 'name'),
];

const DOCUMENT: Shape<SupportingDocument> = [
  unless('cbc:DocumentTypeCode', ['130', '50']),
  text('cbc:ID', 'reference'),
  text('cbc:DocumentDescription', 'description'),
  within('cac:Attachment', [
    one('cbc:EmbeddedDocumentBinaryObject', 'file', FILE),
    within('cac:ExternalReference', [text('cbc:URI', 'location')]),
  ]),
];

const NOTE: Shape<NoteText> = [content('text')];

const PRECEDING: Shape<Preceding> = [
  within('cac:InvoiceDocumentReference', [text('cbc:ID', 'number'), text('cbc:IssueDate', 'issueDate')]),
];

const THIRD_PARTY_PAYMENT: Shape<ThirdPartyPayment> = [
  text('cbc:ID', 'kind'),
  amount('cbc:PaidAmount', 'amount'),
  text('cbc:InstructionID', 'description'),
];

/** The shape of the document under its root. */
export function documentShape(root: UblRoot): Shape<UblInvoice> {
  return [...head(root), ...references(root), ...PARTIES, ...payment(root), ...lines(root)];
}

function head(root: UblRoot): Part<UblInvoice>[] {
  const isInvoice = root === 'Invoice';
  const taxPoint: Part<UblInvoice> = text('cbc:TaxPointDate', 'taxPointDate');
  return [
    text('cbc:CustomizationID', 'customization'),
    text('cbc:ProfileID', 'process'),
    text('cbc:ID', 'number'),
    text('cbc:IssueDate', 'issueDate'),
    ...(isInvoice ? [text<UblInvoice>('cbc:DueDate', 'dueDate')] : [taxPoint]),
    text(isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode', 'typeCode'),
    many('cbc:Note', 'noteTexts', NOTE),
    ...(isInvoice ? [taxPoint] : []),
    text('cbc:DocumentCurrencyCode', 'currency'),
    text('cbc:TaxCurrencyCode', 'accountingCurrency'),
    text('cbc:AccountingCost', 'buyerAccounting'),
    text('cbc:BuyerReference', 'buyerReference'),
    within('cac:InvoicePeriod', [inside('period', PERIOD), text('cbc:DescriptionCode', 'taxPointCode')]),
    within('cac:OrderReference', [text('cbc:ID', 'purchaseOrder'), text('cbc:SalesOrderID', 'salesOrder')]),
    many('cac:BillingReference', 'preceding', PRECEDING),
    within('cac:DespatchDocumentReference', [text('cbc:ID', 'despatchAdvice')]),
    within('cac:ReceiptDocumentReference', [text('cbc:ID', 'receivingAdvice')]),
  ];
}

function references(root: UblRoot): Part<UblInvoice>[] {
  const tender: Part<UblInvoice> = within('cac:OriginatorDocumentReference', [text('cbc:ID', 'tender')]);
  const contract: Part<UblInvoice> = within('cac:ContractDocumentReference', [text('cbc:ID', 'contract')]);
  const others: Part<UblInvoice>[] = [
    within('cac:AdditionalDocumentReference', [
      one('cbc:ID', 'invoicedObject', IDENTIFIER),
      only('cbc:DocumentTypeCode', '130'),
    ]),
    many('cac:AdditionalDocumentReference', 'documents', DOCUMENT),
  ];
  if (root === 'Invoice')
    return [tender, contract, ...others, within('cac:ProjectReference', [text('cbc:ID', 'project')])];
  const project: Part<UblInvoice> = within('cac:AdditionalDocumentReference', [
    text('cbc:ID', 'project'),
    only('cbc:DocumentTypeCode', '50'),
  ]);
  return [contract, ...others, project, tender];
}

const PARTIES: Part<UblInvoice>[] = [
  one('cac:AccountingSupplierParty', 'seller', TRADE_PARTY, emptyParty),
  one('cac:AccountingCustomerParty', 'buyer', TRADE_PARTY, emptyParty),
  one('cac:PayeeParty', 'payee', PAYEE),
  one('cac:TaxRepresentativeParty', 'taxRepresentative', TAX_REPRESENTATIVE),
  one('cac:Delivery', 'delivery', DELIVERY),
];

function payment(root: UblRoot): Part<UblInvoice>[] {
  return [
    many('cac:PaymentMeans', 'payments', PAYMENT),
    within('cac:PaymentTerms', [text('cbc:Note', 'paymentTerms', { codec: AS_IT_STANDS })]),
    ...(root === 'Invoice'
      ? [many<UblInvoice, ThirdPartyPayment>('cac:PrepaidPayment', 'thirdPartyPayments', THIRD_PARTY_PAYMENT)]
      : []),
    many('cac:AllowanceCharge', 'allowances', allowanceCharge('false')),
    many('cac:AllowanceCharge', 'charges', allowanceCharge('true')),
    many('cac:TaxTotal', 'taxTotals', TAX_TOTAL, () => ({ breakdown: [] })),
    one('cac:LegalMonetaryTotal', 'totals', TOTALS),
  ];
}

function lines(root: UblRoot): Part<UblInvoice>[] {
  return root === 'Invoice'
    ? [many('cac:InvoiceLine', 'lines', lineShape('cbc:InvoicedQuantity'), emptyLine)]
    : [many('cac:CreditNoteLine', 'lines', lineShape('cbc:CreditedQuantity'), emptyLine)];
}

/** Skonto ends with a line break (BR-DE-18). */
const AS_IT_STANDS = {
  write: (said: string) => said,
  read: (said: string) => (said.trim() === '' ? '' : said),
};
