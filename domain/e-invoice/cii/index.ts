/** Electronic invoices in the syntax CII D16B: XRechnung, Factur-X, ZUGFeRD 2, and ZUGFeRD 1 to read. */
import { emptyEInvoice } from '../empty.ts';
import type { EInvoice } from '../model.ts';
import type { XmlElement } from '../xml/element.ts';
import { type Remarks, readShape, writeShape } from '../xml/pieces.ts';
import { DOCUMENT_SHAPE } from './document-shape.ts';
import { fromWire, toWire } from './wire.ts';
import { inTodaysNames } from './zugferd-1.ts';

/** Must be there, also where it says nothing. */
export const CII_DELIVERY = 'ram:ApplicableHeaderTradeDelivery';

/** The invoice as `rsm:CrossIndustryInvoice`. The schema wants the delivery also where it says nothing. */
export function writeCii(invoice: EInvoice): XmlElement {
  const root = writeShape('rsm:CrossIndustryInvoice', toWire(invoice), DOCUMENT_SHAPE, {
    currency: invoice.currency ?? '',
  });
  return withDelivery(root);
}

/** Reads a CII document whatever it holds; `unread` are the paths of what the model has no place for, see `Remarks`. */
export function readCii(root: XmlElement): { invoice: EInvoice } & Remarks {
  const wire = { ...emptyEInvoice(), taxes: [], vatTotals: [] };
  const remarks = readShape(inTodaysNames(root), wire, DOCUMENT_SHAPE);
  return { invoice: fromWire(wire), ...remarks };
}

function withDelivery(root: XmlElement): XmlElement {
  const transaction = root.children.find(({ name }) => name === 'rsm:SupplyChainTradeTransaction');
  const isThere = transaction?.children.some(({ name }) => name === CII_DELIVERY) ?? true;
  if (transaction === undefined || isThere) return root;
  const at = transaction.children.findIndex(({ name }) => name === 'ram:ApplicableHeaderTradeSettlement');
  transaction.children.splice(at < 0 ? transaction.children.length : at, 0, {
    name: CII_DELIVERY,
    attributes: {},
    children: [],
    text: '',
  });
  return root;
}
