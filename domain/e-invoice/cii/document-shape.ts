/** The invoice in CII D16B, in the order of its schema (EN 16931-3-3). */
import { emptyLine, emptyParty } from '../empty.ts';
import type {
  CreditTransfer,
  DirectDebit,
  DocumentTotals,
  EmbeddedFile,
  Identifier,
  Note,
  PaymentCard,
  Preceding,
  SupportingDocument,
} from '../model.ts';
import { inside, many, one } from '../xml/pieces.ts';
import {
  attribute,
  type Codec,
  content,
  fixed,
  only,
  type Part,
  readOnly,
  type Shape,
  text,
  unless,
  within,
} from '../xml/shape.ts';
import { day } from './day.ts';
import { allowanceCharge, isVat, LINE, LOGISTICS, PERIOD } from './line-shapes.ts';
import { DELIVERY, PARTY, PAYEE, TAX_REPRESENTATIVE } from './party-shapes.ts';
import type { CiiInvoice, CiiPayment, CiiTax, CurrencyAmount } from './wire.ts';

const AS_IT_STANDS = {
  write: (said: string) => said,
  read: (said: string) => (said.trim() === '' ? '' : said),
};

/** BT-8 in the codes of UNTDID 2475; the model has those of UNTDID 2005: issue, delivery, payment (BR-CL-06). */
const TAX_POINT_CODES = [
  ['3', '5'],
  ['35', '29'],
  ['432', '72'],
] as const;

const TAX_POINT_CODE: Codec = {
  write: (said) => TAX_POINT_CODES.find(([code]) => code === said)?.[1] ?? said,
  read: (said) => TAX_POINT_CODES.find(([, code]) => code === said.trim())?.[0] ?? said.trim(),
};

const NOTE: Shape<Note> = [text('ram:Content', 'text'), text('ram:SubjectCode', 'subject')];

const FILE: Shape<EmbeddedFile> = [
  content('content'),
  attribute('mimeCode', 'mediaType'),
  attribute('filename', 'name'),
];

const DOCUMENT: Shape<SupportingDocument> = [
  unless('ram:TypeCode', ['130', '50']),
  text('ram:IssuerAssignedID', 'reference'),
  text('ram:URIID', 'location'),
  fixed('ram:TypeCode', '916'),
  text('ram:Name', 'description'),
  one('ram:AttachmentBinaryObject', 'file', FILE),
];

const OBJECT: Shape<Identifier> = [
  text('ram:IssuerAssignedID', 'value'),
  only('ram:TypeCode', '130'),
  text('ram:ReferenceTypeCode', 'scheme'),
];

const AGREEMENT: Shape<CiiInvoice> = [
  text('ram:BuyerReference', 'buyerReference'),
  one('ram:SellerTradeParty', 'seller', PARTY, emptyParty),
  one('ram:BuyerTradeParty', 'buyer', PARTY, emptyParty),
  one('ram:SellerTaxRepresentativeTradeParty', 'taxRepresentative', TAX_REPRESENTATIVE),
  within('ram:SellerOrderReferencedDocument', [text('ram:IssuerAssignedID', 'salesOrder')]),
  within('ram:BuyerOrderReferencedDocument', [text('ram:IssuerAssignedID', 'purchaseOrder')]),
  within('ram:ContractReferencedDocument', [text('ram:IssuerAssignedID', 'contract')]),
  many('ram:AdditionalReferencedDocument', 'documents', DOCUMENT),
  within('ram:AdditionalReferencedDocument', [
    text('ram:IssuerAssignedID', 'tender'),
    only('ram:TypeCode', '50'),
  ]),
  one('ram:AdditionalReferencedDocument', 'invoicedObject', OBJECT),
  within('ram:SpecifiedProcuringProject', [
    text('ram:ID', 'project'),
    fixed('ram:Name', 'Project reference'),
  ]),
];

const CARD: Shape<PaymentCard> = [text('ram:ID', 'number'), text('ram:CardholderName', 'holder')];

const isIban = (said: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(said.replace(/\s/g, ''));

/** BT-84 stands as IBAN, or as the number of another account. */
const ACCOUNT: Shape<CreditTransfer> = [
  text('ram:IBANID', 'iban', { when: isIban }),
  text('ram:AccountName', 'holder'),
  text('ram:ProprietaryID', 'iban', { when: (said) => !isIban(said) }),
];

const BANK: Shape<CreditTransfer> = [text('ram:BICID', 'bic')];

const PAYMENT: Shape<CiiPayment> = [
  text('ram:TypeCode', 'code'),
  text('ram:Information', 'text'),
  one('ram:ApplicableTradeSettlementFinancialCard', 'card', CARD),
  within('ram:PayerPartyDebtorFinancialAccount', [text('ram:IBANID', 'debitedAccount')]),
  one('ram:PayeePartyCreditorFinancialAccount', 'account', ACCOUNT),
  within('ram:PayeeSpecifiedCreditorFinancialInstitution', [inside('account', BANK)]),
];

const TAX: Shape<CiiTax> = [
  text('ram:CalculatedAmount', 'tax'),
  only('ram:TypeCode', 'VAT', isVat),
  text('ram:ExemptionReason', 'exemptionReason'),
  text('ram:BasisAmount', 'base'),
  text('ram:CategoryCode', 'category'),
  text('ram:ExemptionReasonCode', 'exemptionCode'),
  day('ram:TaxPointDate', 'taxPointDate', 'udt:DateString'),
  text('ram:DueDateTypeCode', 'taxPointCode', { codec: TAX_POINT_CODE }),
  text('ram:RateApplicablePercent', 'rate'),
];

const DEBIT: { creditor: Shape<DirectDebit>; mandate: Shape<DirectDebit> } = {
  creditor: [text('ram:CreditorReferenceID', 'creditor')],
  mandate: [text('ram:DirectDebitMandateID', 'mandate')],
};

const VAT_TOTAL: Shape<CurrencyAmount> = [content('amount'), attribute('currencyID', 'currency')];

const SUMMATION: Shape<CiiInvoice> = [
  inside<CiiInvoice, DocumentTotals>('totals', [
    text('ram:LineTotalAmount', 'lineNet'),
    text('ram:ChargeTotalAmount', 'charges'),
    text('ram:AllowanceTotalAmount', 'allowances'),
    text('ram:TaxBasisTotalAmount', 'net'),
  ]),
  many('ram:TaxTotalAmount', 'vatTotals', VAT_TOTAL),
  inside<CiiInvoice, DocumentTotals>('totals', [
    text('ram:RoundingAmount', 'rounding'),
    text('ram:GrandTotalAmount', 'gross'),
    text('ram:TotalPrepaidAmount', 'paid'),
    text('ram:DuePayableAmount', 'payable'),
  ]),
];

const PRECEDING: Shape<Preceding> = [
  text('ram:IssuerAssignedID', 'number'),
  day('ram:FormattedIssueDateTime', 'issueDate', 'qdt:DateTimeString'),
];

const SETTLEMENT: Shape<CiiInvoice> = [
  inside('directDebit', DEBIT.creditor),
  text('ram:PaymentReference', 'remittance'),
  text('ram:TaxCurrencyCode', 'accountingCurrency'),
  text('ram:InvoiceCurrencyCode', 'currency'),
  one('ram:PayeeTradeParty', 'payee', PAYEE),
  many('ram:SpecifiedTradeSettlementPaymentMeans', 'payments', PAYMENT),
  many('ram:ApplicableTradeTax', 'taxes', TAX),
  one('ram:BillingSpecifiedPeriod', 'period', PERIOD),
  many('ram:SpecifiedTradeAllowanceCharge', 'allowances', allowanceCharge('false', 'document')),
  many('ram:SpecifiedTradeAllowanceCharge', 'charges', allowanceCharge('true', 'document')),
  readOnly(many('ram:SpecifiedLogisticsServiceCharge', 'charges', LOGISTICS)),
  within('ram:SpecifiedTradePaymentTerms', [
    text('ram:Description', 'paymentTerms', { codec: AS_IT_STANDS }),
    day('ram:DueDateDateTime', 'dueDate'),
    inside('directDebit', DEBIT.mandate),
  ]),
  within('ram:SpecifiedTradeSettlementHeaderMonetarySummation', SUMMATION),
  many('ram:InvoiceReferencedDocument', 'preceding', PRECEDING),
  within('ram:ReceivableSpecifiedTradeAccountingAccount', [text('ram:ID', 'buyerAccounting')]),
];

/** `rsm:CrossIndustryInvoice` */
export const DOCUMENT_SHAPE: Shape<CiiInvoice> = [
  within('rsm:ExchangedDocumentContext', [
    within('ram:BusinessProcessSpecifiedDocumentContextParameter', [text('ram:ID', 'process')]),
    within('ram:GuidelineSpecifiedDocumentContextParameter', [text('ram:ID', 'customization')]),
  ]),
  within('rsm:ExchangedDocument', [
    text('ram:ID', 'number'),
    text('ram:TypeCode', 'typeCode'),
    day('ram:IssueDateTime', 'issueDate'),
    many('ram:IncludedNote', 'notes', NOTE),
  ]),
  within('rsm:SupplyChainTradeTransaction', [
    many('ram:IncludedSupplyChainTradeLineItem', 'lines', LINE, emptyLine),
    within('ram:ApplicableHeaderTradeAgreement', AGREEMENT),
    within('ram:ApplicableHeaderTradeDelivery', [
      inside('delivery', DELIVERY),
      within('ram:DespatchAdviceReferencedDocument', [text('ram:IssuerAssignedID', 'despatchAdvice')]),
      within('ram:ReceivingAdviceReferencedDocument', [text('ram:IssuerAssignedID', 'receivingAdvice')]),
    ]),
    within('ram:ApplicableHeaderTradeSettlement', SETTLEMENT),
  ]),
] satisfies Part<CiiInvoice>[];
