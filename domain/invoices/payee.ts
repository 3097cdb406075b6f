/** To whom money for an invoice is transferred. */
import type { InvoiceDocument } from './document.ts';

/** The account holder; where none is named, the account is the sender's own. */
export function payeeOf({ bank, sender }: Pick<InvoiceDocument, 'bank' | 'sender'>): string {
  return bank.accountHolder || sender.businessName || sender.fullName;
}
