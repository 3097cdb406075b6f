/** By which words the payee knows a transfer. */
import { isCreditorReference } from '@belegbar/domain/received-invoices';

export interface Referenced {
  /** BT-83. */
  remittance: string;
  /** The vendor's own (BT-1). */
  documentNumber: string;
  /** One's own. */
  number: string;
}

/** A creditor reference (ISO 11649) is known by its form and check digits; else the first of the others that is said. */
export function transferReference({ remittance, documentNumber, number }: Referenced): {
  creditorReference: string;
  remittance: string;
} {
  const structured = remittance.replaceAll(/\s/g, '').toUpperCase();
  return isCreditorReference(structured)
    ? { creditorReference: structured, remittance: '' }
    : { creditorReference: '', remittance: remittance || documentNumber || number };
}
