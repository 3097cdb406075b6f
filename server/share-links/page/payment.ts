/** How to pay: the code for a banking app, each detail to copy, PayPal. */
import { formatIban } from '@belegbar/domain/business';
import { formatPercent } from '@belegbar/domain/money';
import { type Html, html } from '../../platform/html.ts';
import { COPY, TICK } from './icons.ts';
import { showSheet, showSheetButton } from './sheet.ts';
import { dayText, moneyText, type Shown } from './shown.ts';

type Bank = NonNullable<Shown['invoice']['bank']>;
type Paypal = NonNullable<Shown['invoice']['paypal']>;

/** Null where nothing is to be paid. Who has said that it is paid finds it folded, and only then it has a handle. */
export function showPayment(shown: Shown): Html | null {
  const { words, isSaidPaid } = shown;
  const { bank, paypal } = shown.invoice;
  if (bank === null && paypal === null) return null;
  const open = isSaidPaid ? null : html` open`;
  return html`<details class="payFold"${open}><summary><span>${words.howToPay}</span> <span class="act">${words.show}</span></summary>
<div class="pay">
${showSkonto(shown)}
${bank && showTransfer(shown, bank)}
${paypal && showPaypal(shown, paypal)}
</div></details>`;
}

/** Only as long as nothing has been paid: what remains after a part is for the sender to say. */
function showSkonto(shown: Shown): Html | null {
  const { document, invoice, words, language, today } = shown;
  const steps = (document.skonto ?? []).filter(({ until }) => until >= today);
  if (steps.length === 0 || invoice.open !== invoice.gross) return null;
  const sentences = steps.map(({ until, percent, payable }) => {
    const share = formatPercent(percent, language);
    return html`<p>${words.skonto(dayText(shown, until), share, moneyText(shown, payable))}</p>`;
  });
  return html`<div class="skonto">${sentences}</div>`;
}

function showTransfer(shown: Shown, bank: Bank): Html {
  const { words } = shown;
  const filled = rowsOf(shown, bank);
  const all = filled.map(({ label, copied }) => `${label}: ${copied}`).join('\n');
  return html`<h2 class="payTitle">${words.transfer}</h2>
${showSheetButton(shown)}
${showGiroCode(shown)}
<dl class="rows">${filled.map((row) => showRow(shown, row))}</dl>
<button type="button" class="button primary copyAll" hidden data-copy="${all}" data-done="${words.copiedAll}">${COPY}${TICK} ${words.copyAll(filled.length)}</button>
${showSheet(shown)}`;
}

/** A transfer in euros needs no BIC; one in another currency does. */
function rowsOf(shown: Shown, bank: Bank): Row[] {
  const { invoice, words } = shown;
  const amount = moneyText(shown, invoice.open);
  const rows: Row[] = [
    { label: words.payee, text: bank.payee, copied: bank.payee },
    { label: 'IBAN', text: formatIban(bank.iban), copied: bank.iban },
    { label: 'BIC', text: invoice.currency === 'EUR' ? '' : bank.bic, copied: bank.bic },
    { label: words.amount, text: amount, copied: amount.replace(/[^\d.,]/g, '') },
    { label: words.reference, text: referenceText(shown, bank), copied: bank.reference },
  ];
  return rows.filter(({ text }) => text !== '');
}

/** A creditor reference is written in groups of four (ISO 11649). */
function referenceText({ document }: Shown, { reference }: Bank): string {
  return document.creditorReference === undefined ? reference : reference.replace(/.{4}(?=.)/g, '$& ');
}

interface Row {
  label: string;
  text: string;
  copied: string;
}

/** The button appears with the script that makes it work; until then the text beside it can be selected. */
function showRow({ words }: Shown, { label, text, copied }: Row): Html {
  return html`<div class="row"><dt>${label}</dt><dd><span class="copied">${text}</span><button type="button" hidden data-copy="${copied}" data-done="${words.copied(label)}" aria-label="${words.copyOf(label)}">${COPY}${TICK}</button></dd></div>
`;
}

/** Black on white whatever the theme. It stands on the page once; on a phone the script takes it into the sheet. */
function showGiroCode({ invoice, words }: Shown): Html | null {
  if (invoice.giroCode === null) return null;
  const { path, size } = invoice.giroCode;
  const differs = invoice.printedCodeDiffers && html`<p class="differs">${words.printedCodeDiffers}</p>`;
  return html`<div class="giro">
<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${words.giroCode}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff" /><path d="${path}" fill="#000" /></svg>
<div><h3>${words.payWithGiroCode}</h3><p>${words.giroCodeHow}</p>${differs || null}</div>
</div>`;
}

/** Where there is no account, it is the way to pay. */
function showPaypal({ invoice, words }: Shown, { url, email }: Paypal): Html {
  if (url === '') return html`<p class="paypal">${words.paypalAccount}: ${email}</p>`;
  const primary = invoice.bank === null ? ' primary' : '';
  return html`<a class="button paypal${primary}" href="${url}" rel="noreferrer noopener">${words.payWithPaypal}</a>`;
}
