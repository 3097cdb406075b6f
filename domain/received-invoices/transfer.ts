/** What is to be transferred for a received invoice. */
import { checkIban, remainder97 } from '@belegbar/domain/business';
import type { EInvoice, PaymentMeans } from '@belegbar/domain/e-invoice';
import type { Transfer } from '@belegbar/domain/invoices';
import { compareDecimals, decimal } from '@belegbar/domain/money';
import { isCredit } from './document-type.ts';
import { receivedHeader } from './header.ts';
import { centsOf } from './line-amounts.ts';
import { oneLine } from './one-line.ts';
import { grossDifference, isMoreAsked } from './sums.ts';
import type { NoTransfer } from './words.ts';

/**
 * To the first valid account of a way to pay by transfer (BG-17), over what is to be paid (BT-115). Null where there is nothing to transfer,
 * see `noTransferFor`.
 */
export function transferFor(invoice: EInvoice): Transfer | null {
  const header = receivedHeader(invoice);
  const amount = centsOf(invoice.totals.payable);
  const account = accountOf(invoice);
  if (noTransferFor(invoice) !== null || amount === null || account === undefined) return null;
  const said = oneLine(invoice.remittance);
  const structured = said.replace(/\s/g, '').toUpperCase();
  const isStructured = isCreditorReference(structured);
  return {
    payee: oneLine(account.holder) || oneLine(invoice.payee?.name) || header.sellerName,
    iban: oneLine(account.iban),
    bic: oneLine(account.bic),
    amount,
    creditorReference: isStructured ? structured : '',
    reference: isStructured ? '' : said || header.number,
  };
}

/** Why nothing is to be transferred, the first reason that holds; null where something is. Whether the sender is the business itself is not known here. */
export function noTransferFor(invoice: EInvoice): Exclude<NoTransfer, 'own'> | null {
  const header = receivedHeader(invoice);
  const { payable, currency } = header;
  if (isCredit(header)) return 'credit';
  if (payable === null || centsOf(invoice.totals.payable) === null) return 'noAmount';
  if (compareDecimals(payable, ONE_CENT) < 0) return 'paid';
  return otherMeansOf(invoice) ?? (currency !== 'EUR' ? 'currency' : hindranceOf(invoice));
}

function hindranceOf(invoice: EInvoice): 'noAccount' | 'amountsDiffer' | null {
  if (accountOf(invoice) === undefined) return 'noAccount';
  return grossDifference(invoice) !== null || isMoreAsked(invoice) ? 'amountsDiffer' : null;
}

/** How it is paid where no transfer is among the ways. */
function otherMeansOf({ payments, directDebit }: EInvoice): 'directDebit' | 'card' | 'otherMeans' | null {
  if (payments.some(isTransfer)) return null;
  const codes = payments.map(({ code = '' }) => code.trim());
  if (directDebit !== undefined || codes.some((code) => DIRECT_DEBITS.includes(code))) return 'directDebit';
  if (codes.some((code) => CARDS.includes(code))) return 'card';
  return codes.length > 0 ? 'otherMeans' : null;
}

function accountOf({ payments }: EInvoice): PaymentMeans['account'] {
  return payments.filter(isTransfer).find(hasValidAccount)?.account;
}

/** What is less rounds up to one, but is not owed. */
const ONE_CENT = decimal('0.01');

/** UNTDID 4461: transfers, and what does not say how it is paid. Direct debits and cards have codes of their own. */
const TRANSFERS = ['1', '30', '31', '42', '57', '58', 'ZZZ'];
const DIRECT_DEBITS = ['49', '59'];
const CARDS = ['48', '54', '55'];

function isTransfer({ code }: PaymentMeans): boolean {
  return code === undefined || TRANSFERS.includes(code.trim());
}

function hasValidAccount({ account }: PaymentMeans): boolean {
  return checkIban(oneLine(account?.iban)).ok;
}

/** ISO 11649: `RF`, two check digits, up to 21 letters and digits. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && remainder97(text.slice(4) + text.slice(0, 4)) === 1;
}
