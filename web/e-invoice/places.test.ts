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
  [
    'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:Name',
    'buyer',
  ],
  [
    'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradePaymentTerms',
    'payments',
  ],
])('what is wrong at "%s" is told at "%s"', (path, place) => {
  expect(placeOf(path)).toBe(place);
});
