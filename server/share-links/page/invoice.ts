/** The invoice as its recipient sees it: what is to be paid and how, its files, its lines, and the document. */
import { type Html, html } from '../../platform/html.ts';
import { CODE, DOWNLOAD, PRINTER, SIGN } from './icons.ts';
import { showLines } from './lines.ts';
import { showPayment } from './payment.ts';
import { dayText, isOwed, pathOf, type Shown } from './shown.ts';
import { showState } from './state.ts';
import { showSaidPaid, showTalk } from './talk.ts';

export function showInvoice(shown: Shown): Html {
  const { invoice, words, token, isSaidPaid } = shown;
  const { amended } = invoice;
  return html`<div class="face" data-token="${token}">
<div class="side">
<section class="card"${isSaidPaid && isOwed(shown) ? html` data-said-paid` : null}>
${showHeading(shown)}
${showState(shown)}
${showSaidPaid(shown)}
${showPayment(shown)}
${showFiles(shown)}
${showAttachments(shown)}
${showTalk(shown)}
</section>
${showContact(shown)}
</div>
${showLines(shown)}
${showPages(shown)}
<p class="proven">${SIGN} ${amended === null ? words.unchanged : words.amended(amended.edition, dayText(shown, amended.on))}</p>
</div>`;
}

/** Which document it is, and what it is about. */
function showHeading(shown: Shown): Html {
  const { invoice, words } = shown;
  const date = dayText(shown, invoice.invoiceDate);
  const about = invoice.title === '' ? words.dated(date) : `${invoice.title}, ${date}`;
  return html`<div class="heading"><h1>${words.kind[invoice.kind]} ${invoice.number}</h1><p class="quiet">${about}</p></div>`;
}

/** The PDF for people, and beside it what the program that books it reads. */
function showFiles(shown: Shown): Html {
  const { invoice, words } = shown;
  const pdf = html`<a class="button" href="${pathOf(shown, '.pdf')}" aria-label="${words.download('PDF')}" download>${DOWNLOAD} PDF</a>`;
  const xml =
    invoice.eInvoice &&
    html`<a class="button" href="${pathOf(shown, `/${invoice.eInvoice}.xml`)}" aria-label="${words.download(words.eInvoice)}" download>${CODE} XML</a>`;
  const print = html`<button type="button" class="button" hidden data-prints aria-label="${words.print}" title="${words.print}">${PRINTER}</button>`;
  return html`<div class="downloads">${pdf}${xml || null}${print}</div>`;
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
