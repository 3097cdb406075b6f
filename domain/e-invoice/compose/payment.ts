/** How and when a document is paid (BG-16, BT-9, BT-20, BT-83). */
import { checkIban } from '@belegbar/domain/business';
import { formatDay } from '@belegbar/domain/calendar';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { formatDecimal } from '@belegbar/domain/money';
import { filled } from '../filled.ts';
import type { EInvoice, PaymentMeans } from '../model.ts';

/** UNTDID 4461. */
const CODES = { sepaTransfer: '58', transfer: '30', online: '68', agreed: 'ZZZ', clearing: '97' } as const;

export function paymentOf(
  document: InvoiceDocument,
): Pick<EInvoice, 'payments' | 'dueDate' | 'paymentTerms' | 'remittance'> {
  // What takes amounts back is settled between the parties: nobody transfers it to the seller.
  if (document.kind !== 'invoice')
    return { payments: [{ code: CODES.clearing }], ...termsOfCredit(document) };
  // Several ways in one file would have to be of one code (UBL-SR-47, CII-SR-467): beside an account, PayPal stands in the notes.
  const transfer = transferOf(document);
  const ways = transfer.length > 0 ? transfer : paypalOf(document);
  return {
    payments: ways.length === 0 ? [{ code: CODES.agreed }] : ways,
    dueDate: document.dueDate,
    ...filled({
      paymentTerms: skontoTerms(document),
      remittance: document.creditorReference ?? document.number,
    }),
  };
}

/** BT-20 instead of a day, as the document says none: BR-CO-25 wants one of the two of a positive amount. */
function termsOfCredit({ kind, language, preceding }: InvoiceDocument): Pick<EInvoice, 'paymentTerms'> {
  if (kind !== 'creditNote' || preceding === null) return {};
  const date = formatDay(preceding.date, language);
  const paymentTerms =
    language === 'de'
      ? `Mindert die Rechnung ${preceding.number} vom ${date}.`
      : `Reduces invoice ${preceding.number} dated ${date}.`;
  return { paymentTerms };
}

/** SEPA knows euros only. */
function transferOf({ bank, sender, currency }: InvoiceDocument): PaymentMeans[] {
  if (bank.iban === '') return [];
  const iban = checkIban(bank.iban);
  const name = sender.businessName === '' ? sender.fullName : sender.businessName;
  return [
    {
      code: iban.ok && currency === 'EUR' ? CODES.sepaTransfer : CODES.transfer,
      account: filled({
        iban: iban.ok ? iban.value : bank.iban,
        holder: bank.accountHolder === '' ? name : bank.accountHolder,
        bic: bank.bic,
      }),
    },
  ];
}

function paypalOf(document: InvoiceDocument): PaymentMeans[] {
  const text = paypalText(document);
  return text === '' ? [] : [{ code: CODES.online, text }];
}

/** Where to pay by PayPal, in words; empty where nobody can. */
export function paypalText({ paypal }: InvoiceDocument): string {
  if (paypal === undefined) return '';
  const where = paypal.username === '' ? paypal.email : `paypal.me/${paypal.username}`;
  return where === '' ? 'PayPal' : `PayPal: ${where}`;
}

/** BT-20 in the syntax of XRechnung: one line for each step, each ended by a line break (BR-DE-18). */
function skontoTerms({ skonto = [] }: InvoiceDocument): string {
  return skonto
    .map(({ days, percent }) => `#SKONTO#TAGE=${days}#PROZENT=${formatDecimal(percent, 'en', 2)}#\n`)
    .join('');
}
