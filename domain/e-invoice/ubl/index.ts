/** Electronic invoices in UBL 2.1. */
import { emptyEInvoice } from '../empty.ts';
import type { EInvoice } from '../model.ts';
import type { XmlElement } from '../xml/element.ts';
import { type Remarks, readShape, writeShape } from '../xml/pieces.ts';
import { documentShape } from './document-shape.ts';
import { fromWire, toWire, type UblInvoice, type UblRoot, ublRootOf } from './wire.ts';

export type { UblRoot } from './wire.ts';

const SHAPES = { Invoice: documentShape('Invoice'), CreditNote: documentShape('CreditNote') };

/** The document in UBL 2.1: `Invoice`, or `CreditNote` for the types of credit notes (BT-3). */
export function writeUbl(invoice: EInvoice): XmlElement {
  const root = ublRootOf(invoice.typeCode);
  return writeShape(root, toWire(invoice, root), SHAPES[root], { currency: invoice.currency ?? '' });
}

/** Reads a UBL document whatever it holds; `unread` are the paths of what the model has no place for, see `Remarks`. */
export function readUbl(root: XmlElement & { name: UblRoot }): { invoice: EInvoice } & Remarks {
  const wire: UblInvoice = { ...emptyEInvoice(), noteTexts: [], taxTotals: [], payments: [] };
  const remarks = readShape(root, wire, SHAPES[root.name]);
  return { invoice: fromWire(wire), ...remarks };
}
