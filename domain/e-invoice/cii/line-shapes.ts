/** Lines, allowances and charges in CII D16B (EN 16931-3-3). */
import { emptyItem } from '../empty.ts';
import type {
  AllowanceCharge,
  ELine,
  Identifier,
  ItemAttribute,
  ItemClassification,
  LineItem,
  Period,
  Price,
  PriceAllowance,
} from '../model.ts';
import { inside, many, one } from '../xml/pieces.ts';
import { discriminating, only, type Part, readOnly, type Shape, text, within } from '../xml/shape.ts';
import { day } from './day.ts';
import type { CiiLine } from './nested-lines.ts';
import { IDENTIFIER } from './party-shapes.ts';

export const PERIOD: Shape<Period> = [day('ram:StartDateTime', 'start'), day('ram:EndDateTime', 'end')];

function indicator<T>(value: 'false' | 'true'): Part<T> {
  const isCharge = (said: string) => said === 'true' || said === '1';
  return discriminating('ram:ChargeIndicator', [
    only('udt:Indicator', value, (said) => isCharge(said) === (value === 'true')),
  ]);
}

/** `false` for an allowance, `true` for a charge; those of a line have no VAT of their own. */
export function allowanceCharge(kind: 'false' | 'true', on: 'line' | 'document'): Shape<AllowanceCharge> {
  const shape: Part<AllowanceCharge>[] = [
    indicator(kind),
    text('ram:CalculationPercent', 'percent'),
    text('ram:BasisAmount', 'base'),
    text('ram:ActualAmount', 'amount'),
    text('ram:ReasonCode', 'reasonCode'),
    text('ram:Reason', 'reason'),
  ];
  return on === 'line' ? shape : [...shape, within('ram:CategoryTradeTax', VAT)];
}

/** Insurance tax, for one, must not be taken for VAT, nor a tax that does not say which it is (BR-CO-04, BR-47). */
export const isVat = (said: string) => said.toUpperCase() === 'VAT';

const VAT: Shape<AllowanceCharge> & Shape<ELine> = vatParts();

function vatParts<T extends { vatCategory?: string; vatRate?: string }>(): Part<T>[] {
  type Key = Parameters<typeof text<T>>[1];
  return [
    only('ram:TypeCode', 'VAT', isVat),
    text('ram:CategoryCode', 'vatCategory' as Key),
    text('ram:RateApplicablePercent', 'vatRate' as Key),
  ];
}

/** Freight as ZUGFeRD's extended profile has it: a charge of the document. */
export const LOGISTICS: Shape<AllowanceCharge> = [
  text('ram:Description', 'reason'),
  text('ram:AppliedAmount', 'amount'),
  within('ram:AppliedTradeTax', VAT),
];

const ATTRIBUTE: Shape<ItemAttribute> = [text('ram:Description', 'name'), text('ram:Value', 'value')];

const CLASSIFICATION: Shape<ItemClassification> = [
  text('ram:ClassCode', 'code', { attributes: { listID: 'list', listVersionID: 'version' } }),
];

const ITEM: Shape<LineItem> = [
  one('ram:GlobalID', 'standardId', IDENTIFIER),
  text('ram:SellerAssignedID', 'sellerId'),
  text('ram:BuyerAssignedID', 'buyerId'),
  text('ram:Name', 'name'),
  text('ram:Description', 'description'),
  many('ram:ApplicableProductCharacteristic', 'attributes', ATTRIBUTE),
  many('ram:DesignatedProductClassification', 'classifications', CLASSIFICATION),
  within('ram:OriginTradeCountry', [text('ram:ID', 'originCountry')]),
];

const BASE_QUANTITY: Part<Price> = text('ram:BasisQuantity', 'baseQuantity', {
  attributes: { unitCode: 'baseUnit' },
});

const PRICE_ALLOWANCE: Shape<PriceAllowance> = [
  text('ram:ChargeAmount', 'gross'),
  within('ram:AppliedTradeAllowanceCharge', [indicator('false'), text('ram:ActualAmount', 'amount')]),
];

const PRICE: Shape<Price> = [
  within('ram:GrossPriceProductTradePrice', [inside('allowance', PRICE_ALLOWANCE)]),
  within('ram:NetPriceProductTradePrice', [text('ram:ChargeAmount', 'net'), BASE_QUANTITY]),
  readOnly(within('ram:GrossPriceProductTradePrice', [BASE_QUANTITY])),
];

const OBJECT: Shape<Identifier> = [
  text('ram:IssuerAssignedID', 'value'),
  only('ram:TypeCode', '130'),
  text('ram:ReferenceTypeCode', 'scheme'),
];

const SETTLEMENT: Shape<ELine> = [
  within('ram:ApplicableTradeTax', VAT),
  one('ram:BillingSpecifiedPeriod', 'period', PERIOD),
  many('ram:SpecifiedTradeAllowanceCharge', 'allowances', allowanceCharge('false', 'line')),
  many('ram:SpecifiedTradeAllowanceCharge', 'charges', allowanceCharge('true', 'line')),
  within('ram:SpecifiedTradeSettlementLineMonetarySummation', [text('ram:LineTotalAmount', 'net')]),
  one('ram:AdditionalReferencedDocument', 'object', OBJECT),
  within('ram:ReceivableSpecifiedTradeAccountingAccount', [text('ram:ID', 'buyerAccounting')]),
];

/** `ram:IncludedSupplyChainTradeLineItem` */
export const LINE: Shape<CiiLine> = [
  within('ram:AssociatedDocumentLineDocument', [
    text('ram:LineID', 'id'),
    text('ram:ParentLineID', 'parent'),
    within('ram:IncludedNote', [text('ram:Content', 'note')]),
  ]),
  one('ram:SpecifiedTradeProduct', 'item', ITEM, emptyItem),
  within('ram:SpecifiedLineTradeAgreement', [
    within('ram:BuyerOrderReferencedDocument', [text('ram:LineID', 'orderLine')]),
    inside('price', PRICE),
  ]),
  within('ram:SpecifiedLineTradeDelivery', [
    text('ram:BilledQuantity', 'quantity', { attributes: { unitCode: 'unit' } }),
  ]),
  within('ram:SpecifiedLineTradeSettlement', SETTLEMENT),
];
