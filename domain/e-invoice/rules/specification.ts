/** Which specification an invoice says that it follows (BT-24), as far as rules depend on it. */
import type { EInvoice } from '../model.ts';

export const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
export const XRECHNUNG_EXTENSION = `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
/** Invoices for vehicles under the Clean Vehicles Directive (EU) 2019/1161. */
export const XRECHNUNG_VEHICLES = `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;

/** Whether the invoice follows the extension of XRechnung: lines within lines, payments to third parties, more media types and schemes. */
export function isExtension({ customization }: EInvoice): boolean {
  return customization?.trim() === XRECHNUNG_EXTENSION;
}

/** Whether the invoice follows XRechnung for clean vehicles. */
export function isForVehicles({ customization }: EInvoice): boolean {
  return customization?.trim() === XRECHNUNG_VEHICLES;
}
