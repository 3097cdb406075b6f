/** What is to be transferred for a received invoice. */
import { checkIban, remainder97 } from '@belegbar/domain/business';
import type { EInvoice, PaymentMeans } from '@belegbar/domain/e-invoice';
import type { Transfer } from '@belegbar/domain/invoices';
import { receivedHeader } from './header.ts';
import { centsOf } from './line-amounts.ts';
import { isCredit } from './proposal.ts';

/**
 * To the first valid account of a way to pay by transfer (BG-17), over what is to be paid (BT-115). Null where there is nothing to transfer:
 * another currency, a credit, all paid, a direct debit, a card, no valid account.
 */
export function transferFor(invoice: EInvoice): Transfer | null {
  const header = receivedHeader(invoice);
  const amount = centsOf(invoice.totals.payable);
  const account = invoice.payments.filter(isTransfer).find(hasValidAccount)?.account;
  if (
    header.currency !== 'EUR' ||
    isCredit(header) ||
    amount === null ||
    amount <= 0 ||
    account === undefined
  )
    return null;
  const said = (invoice.remittance ?? '').trim();
  const structured = said.replace(/\s/g, '').toUpperCase();
  const isStructured = isCreditorReference(structured);
  return {
    payee: account.holder?.trim() || invoice.payee?.name?.trim() || header.sellerName,
    iban: account.iban ?? '',
    bic: account.bic ?? '',
    amount,
    creditorReference: isStructured ? structured : '',
    reference: isStructured ? '' : said || header.number,
  };
}

/** UNTDID 4461: transfers, and what does not say how it is paid. Direct debits and cards have codes of their own. */
const TRANSFERS = ['1', '30', '31', '42', '57', '58', 'ZZZ'];

function isTransfer({ code }: PaymentMeans): boolean {
  return code === undefined || TRANSFERS.includes(code.trim());
}

function hasValidAccount({ account }: PaymentMeans): boolean {
  return account?.iban !== undefined && checkIban(account.iban).ok;
}

/** ISO 11649: `RF`, two check digits, up to 21 letters and digits. */
function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && remainder97(text.slice(4) + text.slice(0, 4)) === 1;
}
