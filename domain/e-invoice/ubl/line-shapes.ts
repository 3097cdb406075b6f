/** Lines, allowances and charges in UBL 2.1 (EN 16931-3-2). */
import { emptyItem, emptyLine } from '../empty.ts';
import type {
  AllowanceCharge,
  ELine,
  ItemAttribute,
  ItemClassification,
  LineItem,
  Period,
  Price,
} from '../model.ts';
import { inside, many, one } from '../xml/pieces.ts';
import { amount, discriminating, fixed, only, type Part, type Shape, text, within } from '../xml/shape.ts';
import { IDENTIFIER, isVat } from './party-shapes.ts';

export const PERIOD: Shape<Period> = [text('cbc:StartDate', 'start'), text('cbc:EndDate', 'end')];

/** A category of another tax is no VAT category, nor one that does not say of which (BR-CO-04, BR-47). */
export const VAT_SCHEME = <T>(): Part<T> =>
  discriminating<T>('cac:TaxScheme', [only('cbc:ID', 'VAT', isVat)]);

/** `indicator`: `false` for an allowance, `true` for a charge. */
export function allowanceCharge(indicator: 'false' | 'true', onLine?: 'onLine'): Shape<AllowanceCharge> {
  const isCharge = (said: string) => said === 'true' || said === '1';
  return [
    only('cbc:ChargeIndicator', indicator, (said) => isCharge(said) === (indicator === 'true')),
    text('cbc:AllowanceChargeReasonCode', 'reasonCode'),
    text('cbc:AllowanceChargeReason', 'reason'),
    text('cbc:MultiplierFactorNumeric', 'percent'),
    amount('cbc:Amount', 'amount'),
    amount('cbc:BaseAmount', 'base'),
    ...(onLine === 'onLine'
      ? []
      : [
          within<AllowanceCharge>('cac:TaxCategory', [
            text('cbc:ID', 'vatCategory'),
            text('cbc:Percent', 'vatRate'),
            VAT_SCHEME(),
          ]),
        ]),
  ];
}

const CLASSIFICATION: Shape<ItemClassification> = [
  text('cbc:ItemClassificationCode', 'code', { attributes: { listID: 'list', listVersionID: 'version' } }),
];

const ITEM_BEFORE_VAT: Shape<LineItem> = [
  text('cbc:Description', 'description'),
  text('cbc:Name', 'name'),
  within('cac:BuyersItemIdentification', [text('cbc:ID', 'buyerId')]),
  within('cac:SellersItemIdentification', [text('cbc:ID', 'sellerId')]),
  within('cac:StandardItemIdentification', [one('cbc:ID', 'standardId', IDENTIFIER)]),
  within('cac:OriginCountry', [text('cbc:IdentificationCode', 'originCountry')]),
  many('cac:CommodityClassification', 'classifications', CLASSIFICATION),
];

const ATTRIBUTE: Shape<ItemAttribute> = [text('cbc:Name', 'name'), text('cbc:Value', 'value')];

const ITEM_AFTER_VAT: Shape<LineItem> = [many('cac:AdditionalItemProperty', 'attributes', ATTRIBUTE)];

const PRICE: Shape<Price> = [
  amount('cbc:PriceAmount', 'net'),
  text('cbc:BaseQuantity', 'baseQuantity', { attributes: { unitCode: 'baseUnit' } }),
  within('cac:AllowanceCharge', [
    inside('allowance', [
      only('cbc:ChargeIndicator', 'false', (said) => said !== 'true'),
      amount('cbc:Amount', 'amount'),
      amount('cbc:BaseAmount', 'gross'),
    ]),
  ]),
];

/** `cac:InvoiceLine` with `cbc:InvoicedQuantity`, or `cac:CreditNoteLine` with `cbc:CreditedQuantity`. */
export function lineShape(quantity: 'cbc:InvoicedQuantity' | 'cbc:CreditedQuantity'): Shape<ELine> {
  const shape: Part<ELine>[] = [
    text('cbc:ID', 'id'),
    text('cbc:Note', 'note'),
    text(quantity, 'quantity', { attributes: { unitCode: 'unit' } }),
    amount('cbc:LineExtensionAmount', 'net'),
    text('cbc:AccountingCost', 'buyerAccounting'),
    one('cac:InvoicePeriod', 'period', PERIOD),
    within('cac:OrderLineReference', [text('cbc:LineID', 'orderLine')]),
    within('cac:DocumentReference', [
      one('cbc:ID', 'object', IDENTIFIER),
      fixed('cbc:DocumentTypeCode', '130'),
    ]),
    many('cac:AllowanceCharge', 'allowances', allowanceCharge('false', 'onLine')),
    many('cac:AllowanceCharge', 'charges', allowanceCharge('true', 'onLine')),
    within('cac:Item', [
      inside('item', ITEM_BEFORE_VAT, emptyItem),
      within('cac:ClassifiedTaxCategory', [
        text('cbc:ID', 'vatCategory'),
        text('cbc:Percent', 'vatRate'),
        VAT_SCHEME(),
      ]),
      inside('item', ITEM_AFTER_VAT, emptyItem),
    ]),
    one('cac:Price', 'price', PRICE),
  ];
  const inner = quantity === 'cbc:InvoicedQuantity' ? 'cac:SubInvoiceLine' : 'cac:SubCreditNoteLine';
  shape.push(many(inner, 'subLines', shape, emptyLine));
  return shape;
}
