/** How a client can pay, as the document says it: the account, what a transfer names, PayPal. */
import { type BusinessProfile, creditorReference, type PaymentMethod } from '@belegbar/domain/business';
import type { BankDetails, InvoiceDocument } from './document.ts';
import type { DocumentKind } from './invoice.ts';
import type { DocumentPaypal } from './paypal.ts';

/** What of a business's ways to be paid goes into a document; nobody pays anything but an invoice. */
export function waysToPay(from: {
  kind: DocumentKind;
  number: string | null;
  business: BusinessProfile;
}): Pick<InvoiceDocument, 'bank' | 'creditorReference' | 'paypal'> {
  const { kind, number, business } = from;
  const bank = bankOf(business);
  if (kind !== 'invoice') return { bank };
  const byReference = bank.iban !== '' && business.transferReference === 'creditorReference';
  const reference = byReference ? creditorReference(number ?? '') : null;
  const paypal = paypalOf(business);
  return {
    bank,
    ...(reference === null ? {} : { creditorReference: reference }),
    ...(paypal === null ? {} : { paypal }),
  };
}

/** Whether account and PayPal, which stand on the document themselves, are all the ways there are. */
export function saysHowToPay(business: BusinessProfile): boolean {
  const isShown = (method: PaymentMethod) =>
    method === 'bankTransfer' || (method === 'paypal' && paypalOf(business) !== null);
  return business.paymentMethods.every(isShown);
}

/** No account where money does not come by transfer. */
function bankOf(business: BusinessProfile): BankDetails {
  if (!business.paymentMethods.includes('bankTransfer'))
    return { accountHolder: '', iban: '', bic: '', bankName: '' };
  const { accountHolder, iban, bic, bankName } = business;
  return { accountHolder, iban, bic, bankName };
}

/** Null where clients cannot pay by PayPal, or the profile does not say where to. */
function paypalOf(business: BusinessProfile): DocumentPaypal | null {
  const { paymentMethods, paypalEmail: email, paypalUsername: username, paypalCode: code } = business;
  const isKnown = email !== '' || username !== '' || code !== null;
  return paymentMethods.includes('paypal') && isKnown ? { email, username, code } : null;
}
