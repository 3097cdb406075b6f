import { expect, test } from 'vitest';
import { placeOf } from './places.ts';

test.each([
  ['totals.gross', 'totals.gross'],
  ['totals', 'totals'],
  ['lines.12.price.net', 'lines.12'],
  ['lines.0.subLines.1.net', 'lines.0'],
  ['lines', 'lines'],
  ['vatBreakdown.0.tax', 'vatBreakdown.0'],
  ['vatBreakdown', 'vatBreakdown'],
  ['allowances.1.amount', 'allowances.1'],
  ['seller.address.city', 'seller'],
  ['buyerReference', 'buyerReference'],
  ['payments.0.account.iban', 'payments'],
  ['paymentTerms', 'payments'],
  ['number', 'head'],
  ['', 'head'],
  ['Invoice/cbc:UBLVersionID', 'head'],
  ['Invoice/cbc:Note', 'notes'],
  ['Invoice/cac:AccountingSupplierParty/cac:Party/cac:Contact', 'seller'],
  ['CreditNote/cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount', 'lines'],
  ['Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID', 'totals'],
])('what is wrong at "%s" is told at "%s"', (path, place) => {
  expect(placeOf(path)).toBe(place);
});

const TRADE = 'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;

/** The parts of an invoice as the two syntax bindings of EN 16931 (CEN/TS 16931-3-2 and 3-3) place them in a file. */
test.each([
  ['notes', 'Invoice/cbc:Note', 'rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IncludedNote'],
  ['seller', 'Invoice/cac:AccountingSupplierParty', `${AGREEMENT}/ram:SellerTradeParty`],
  ['buyer', 'Invoice/cac:AccountingCustomerParty', `${AGREEMENT}/ram:BuyerTradeParty`],
  ['payee', 'Invoice/cac:PayeeParty', `${SETTLEMENT}/ram:PayeeTradeParty`],
  [
    'taxRepresentative',
    'Invoice/cac:TaxRepresentativeParty',
    `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty`,
  ],
  ['documents', 'Invoice/cac:AdditionalDocumentReference', `${AGREEMENT}/ram:AdditionalReferencedDocument`],
  ['delivery', 'Invoice/cac:Delivery', `${TRADE}/ram:ApplicableHeaderTradeDelivery`],
  ['period', 'Invoice/cac:InvoicePeriod', `${SETTLEMENT}/ram:BillingSpecifiedPeriod`],
  ['preceding', 'Invoice/cac:BillingReference', `${SETTLEMENT}/ram:InvoiceReferencedDocument`],
  ['payments', 'Invoice/cac:PaymentMeans', `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`],
  ['payments', 'Invoice/cac:PaymentTerms', `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`],
  ['vatBreakdown', 'Invoice/cac:TaxTotal', `${SETTLEMENT}/ram:ApplicableTradeTax`],
  [
    'totals',
    'Invoice/cac:LegalMonetaryTotal',
    `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
  ],
  ['totals', 'Invoice/cac:AllowanceCharge', `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`],
  ['lines', 'Invoice/cac:InvoiceLine', `${TRADE}/ram:IncludedSupplyChainTradeLineItem`],
  // What stands in a line as it does in the document is of the line.
  [
    'lines',
    'CreditNote/cac:CreditNoteLine/cac:InvoicePeriod',
    `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax`,
  ],
])('what is wrong in %s of a file is told there, in UBL and in CII', (place, ubl, cii) => {
  for (const part of [ubl, cii]) expect([part, placeOf(`${part}/cbc:ID`)]).toEqual([part, place]);
});
