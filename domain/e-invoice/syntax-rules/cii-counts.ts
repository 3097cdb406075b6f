/** CII-SR: how often elements of CII D16B stand where EN 16931 has one (EN 16931-3-3). */
import { atMostOne, countedOnce, needed, type SyntaxRule } from './rule.ts';
import { below, type Node } from './tree.ts';

const AGREEMENT = 'ram:ApplicableHeaderTradeAgreement';
const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement';
const SUMMATION = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';

/** CII-SR-477 to -494. */
const TOTALS = [
  'LineTotal',
  'ChargeTotal',
  'AllowanceTotal',
  'TaxBasisTotal',
  'Rounding',
  'GrandTotal',
  'Information',
  'TotalPrepaid',
  'TotalDiscount',
  'TotalAllowanceCharge',
  'DuePayable',
  'RetailValueExcludingTaxInformation',
  'TotalDepositFeeInformation',
  'ProductValueExcludingTobaccoTaxInformation',
  'TotalRetailValueInformation',
  'GrossLineTotal',
  'NetLineTotal',
  'NetIncludingTaxesLineTotal',
];
const FIRST_TOTAL = 477;

const ONCE: readonly (readonly [id: string, context: string, path: string])[] = [
  ['CII-SR-009', 'rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter'],
  ['CII-SR-010', 'rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'],
  ['CII-SR-014', 'rsm:ExchangedDocument', 'ram:TypeCode'],
  ['CII-SR-069', 'ram:ApplicableProductCharacteristic', 'ram:Description'],
  ['CII-SR-072', 'ram:ApplicableProductCharacteristic', 'ram:Value'],
  ['CII-SR-090', 'ram:OriginTradeCountry', 'ram:ID'],
  ['CII-SR-439', 'ram:SpecifiedLineTradeAgreement', 'ram:NetPriceProductTradePrice/ram:ChargeAmount'],
  ['CII-SR-454', 'ram:SpecifiedLineTradeSettlement', 'ram:ApplicableTradeTax'],
];

export const CII_COUNTS: readonly SyntaxRule[] = [
  ...ONCE.flatMap(([id, context, path]) => [atMostOne(id, context, path), needed(id, context, path)]),
  atMostOne('CII-SR-440', 'ram:AppliedTradeAllowanceCharge', 'ram:ActualAmount'),
  atMostOne('CII-SR-452', SETTLEMENT, 'ram:SpecifiedTradePaymentTerms'),
  atMostOne('CII-SR-453', SETTLEMENT, 'ram:SpecifiedTradePaymentTerms/ram:Description'),
  atMostOne('CII-SR-455', AGREEMENT, 'ram:SellerTradeParty/ram:DefinedTradeContact'),
  atMostOne('CII-SR-456', AGREEMENT, 'ram:BuyerTradeParty/ram:DefinedTradeContact'),
  atMostOne('CII-SR-459', AGREEMENT, 'ram:SellerTradeParty/ram:URIUniversalCommunication'),
  atMostOne('CII-SR-460', AGREEMENT, 'ram:BuyerTradeParty/ram:URIUniversalCommunication'),
  atMostOne('CII-SR-461', SETTLEMENT, 'ram:ApplicableTradeTax/ram:TaxPointDate'),
  countedOnce('CII-SR-462', null, (_, tree) =>
    ofDifferentTexts(
      tree
        .named('ram:DueDateTypeCode')
        .filter(({ parent }) => parent?.found.name === 'ram:ApplicableTradeTax'),
    ),
  ),
  needed('CII-SR-463', 'ram:SpecifiedTradeAllowanceCharge', 'ram:ChargeIndicator'),
  countedOnce('CII-SR-467', null, (_, tree) => ofDifferentTexts(ofPayments(tree.named('ram:TypeCode')))),
  countedOnce('CII-SR-468', null, (_, tree) => ofDifferentTexts(ofPayments(tree.named('ram:Information')))),
  atMostOne('CII-SR-469', SETTLEMENT, 'ram:PaymentReference'),
  atMostOne('CII-SR-471', 'ram:SpecifiedTradeAllowanceCharge', 'ram:RateApplicablePercent'),
  atMostOne('CII-SR-472', 'ram:SpecifiedTradeAllowanceCharge', 'ram:CategoryTradeTax'),
  atMostOne('CII-SR-473', 'ram:SpecifiedTradeAllowanceCharge', 'ram:ActualAmount'),
  ...TOTALS.map((name, index) => atMostOne(`CII-SR-${FIRST_TOTAL + index}`, SUMMATION, `ram:${name}Amount`)),
];

function ofPayments(nodes: readonly Node[]): Node[] {
  return nodes.filter(({ parent }) => parent?.found.name === 'ram:SpecifiedTradeSettlementPaymentMeans');
}

/** The first of each text; space around it does not count. */
function ofDifferentTexts(nodes: readonly Node[]): Node[] {
  return [...new Map([...nodes].reverse().map((node) => [node.found.text.trim(), node])).values()].reverse();
}

/** Whether one of that path stands below. */
export function has(node: Node, path: string): boolean {
  return below(node, path).length > 0;
}
