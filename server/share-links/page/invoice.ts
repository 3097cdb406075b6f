/** The invoice as its recipient sees it: what is to be paid and how, its files, its lines, and the document. */
import { daysBetween } from '@belegbar/domain/calendar';
import type { DocumentLine } from '@belegbar/domain/invoices';
import { formatCents } from '@belegbar/domain/money';
import { type Html, html } from '../../platform/html.ts';
import { DOWNLOAD, SIGN } from './icons.ts';
import { showPayment } from './payment.ts';
import { dayText, moneyText, pathOf, type Shown } from './shown.ts';

export function showInvoice(shown: Shown): Html {
  const { invoice, words, token } = shown;
  const kind = words.kind[invoice.kind];
  const about = words.numberAndDate(kind, invoice.number, dayText(shown, invoice.invoiceDate));
  return html`<div class="face" data-token="${token}">
<div class="heading"><p class="quiet">${about}</p><h1>${invoice.title || `${kind} ${invoice.number}`}</h1></div>
<div class="side">
<section class="card">
${showState(shown)}
<a class="button primary" href="${pathOf(shown, '.pdf')}" download>${DOWNLOAD} ${words.downloadPdf}</a>
${showEInvoice(shown)}
${showPayment(shown)}
${showAttachments(shown)}
</section>
${showContact(shown)}
<p class="below proven">${SIGN} ${words.unchanged}</p>
</div>
${showLines(shown)}
${showPages(shown)}
</div>`;
}

/** The one figure that matters, and since or until when. */
function showState(shown: Shown): Html {
  const { invoice, words } = shown;
  const gross = moneyText(shown, invoice.gross);
  if (invoice.kind !== 'invoice')
    return figure(words.amountOf[invoice.kind], gross, html`<p class="state strong">${words.nothingDue}</p>`);
  if (invoice.cancelled) {
    const struck = html`<del>${gross}</del>`;
    return figure(words.total, struck, html`<p class="state strong">${words.cancelled}</p>`);
  }
  if (invoice.status === 'paid') {
    const paid = invoice.paidOn === null ? words.paid : words.paidOn(dayText(shown, invoice.paidOn));
    return figure(words.total, gross, html`<p class="state positive">${paid}</p>`);
  }
  if (invoice.status !== 'sent') {
    const nothing = invoice.status === 'credited' && html`<p class="state">${words.nothingLeft}</p>`;
    return figure(words.total, gross, nothing || null);
  }
  const label = invoice.open === invoice.gross ? words.openAmount : words.openOf(gross);
  const due = words.dueOn(dayText(shown, invoice.dueDate));
  return figure(label, moneyText(shown, invoice.open), showDue(shown, due));
}

/** What is overdue says so first, and in its colour. */
function showDue({ invoice, words, today }: Shown, due: string): Html {
  const { word, overdueDays } = invoice.state;
  if (word === 'overdue')
    return html`<p class="state negative">${words.overdue(overdueDays)} <span class="quiet">${due}</span></p>`;
  const left = words.dueIn(daysBetween(today, invoice.dueDate));
  return html`<p class="state">${due} <span class="quiet">${left}</span></p>`;
}

function figure(label: string, amount: Html | string, state: Html | null): Html {
  return html`<p class="quiet">${label}</p>
<p class="amount">${amount}</p>
${state}`;
}

/** For the program that books it; beside the PDF that people read. */
function showEInvoice(shown: Shown): Html | null {
  const { invoice, words } = shown;
  if (invoice.eInvoice === null) return null;
  return html`<a class="button" href="${pathOf(shown, `/${invoice.eInvoice}.xml`)}" aria-label="${words.download(words.eInvoice)}" download>${DOWNLOAD} ${words.eInvoice}</a>`;
}

function showAttachments(shown: Shown): Html | null {
  const { invoice, words } = shown;
  if (invoice.attachments.length === 0) return null;
  const files = invoice.attachments.map(({ name, size }, index) => {
    const path = pathOf(shown, `/attachments/${index + 1}`);
    return html`<li><a href="${path}" aria-label="${words.download(name)}" download>${name}</a> <span class="quiet">${sizeText(shown, size)}</span></li>
`;
  });
  return html`<div class="files"><h2>${words.attachments}</h2><ul>${files}</ul></div>`;
}

/** Whole kilobytes, from a megabyte on megabytes with one decimal. */
function sizeText({ language }: Shown, bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
  return `${megabytes.toLocaleString(language, { maximumFractionDigits: 1 })}\u00a0MB`;
}

function showContact({ invoice, words }: Shown): Html | null {
  const { senderEmail } = invoice;
  if (senderEmail === '') return null;
  return html`<p class="below">${words.questions} <a href="mailto:${senderEmail}">${senderEmail}</a></p>`;
}

/** In words, for who cannot see the picture of the document, or sees it too small. */
function showLines(shown: Shown): Html {
  const { document, language, words } = shown;
  const rows = document.lines.map(
    (line) =>
      html`<li><span>${line.description}${showSupply(line, shown)}</span> <span>${formatCents(line.amount, language)}</span></li>
`,
  );
  return html`<section class="items"><h2>${words.items}</h2><ul>${rows}</ul></section>`;
}

/** When a line was supplied, where it says so. */
function showSupply({ servicePeriod }: DocumentLine, shown: Shown): Html | null {
  if (servicePeriod === undefined) return null;
  const [first, last] = [dayText(shown, servicePeriod.from), dayText(shown, servicePeriod.to)];
  const { suppliedOn, suppliedFrom } = shown.words;
  return html` <small>${first === last ? suppliedOn(last) : suppliedFrom(first, last)}</small>`;
}

/** A cancelled document still asks for money and shows its GiroCode, so its picture is stamped. */
function showPages(shown: Shown): Html {
  const { invoice, words } = shown;
  const stamp = invoice.cancelled ? html`<p class="stamp"><span>${words.stamp}</span></p>` : null;
  const pages = Array.from({ length: invoice.pages }, (_, index) => {
    const path = pathOf(shown, `/pages/${index + 1}.svg`);
    const alt = words.pageOf(invoice.number, index + 1, invoice.pages);
    const loading = index === 0 ? 'eager' : 'lazy';
    return html`<div class="page"><img src="${path}" alt="${alt}" width="595" height="842" loading="${loading}" decoding="async" />${stamp}</div>
`;
  });
  return html`<div class="pages">${pages}</div>`;
}
