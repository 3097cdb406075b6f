/** The invoice as its recipient sees it: what is to be paid and how, its files, its lines, and the document. */
import type { DocumentLine } from '@belegbar/domain/invoices';
import { formatCents } from '@belegbar/domain/money';
import { type Html, html } from '../../platform/html.ts';
import { CODE, DOWNLOAD, SIGN } from './icons.ts';
import { showPayment } from './payment.ts';
import { dayText, pathOf, type Shown } from './shown.ts';
import { showState } from './state.ts';
import { showTalk } from './talk.ts';

export function showInvoice(shown: Shown): Html {
  const { invoice, words, token } = shown;
  const kind = words.kind[invoice.kind];
  const about = words.numberAndDate(kind, invoice.number, dayText(shown, invoice.invoiceDate));
  return html`<div class="face" data-token="${token}">
<div class="heading"><p class="quiet">${about}</p><h1>${invoice.title || `${kind} ${invoice.number}`}</h1></div>
<div class="side">
<section class="card">
${showState(shown)}
${showPayment(shown)}
${showFiles(shown)}
${showAttachments(shown)}
${showTalk(shown)}
</section>
${showContact(shown)}
</div>
${showLines(shown)}
${showPages(shown)}
<p class="proven">${SIGN} ${words.unchanged}</p>
</div>`;
}

/** The PDF for people, and beside it what the program that books it reads. */
function showFiles(shown: Shown): Html {
  const { invoice, words } = shown;
  const pdf = html`<a class="button" href="${pathOf(shown, '.pdf')}" aria-label="${words.download('PDF')}" download>${DOWNLOAD} PDF</a>`;
  const xml =
    invoice.eInvoice &&
    html`<a class="button" href="${pathOf(shown, `/${invoice.eInvoice}.xml`)}" aria-label="${words.download(words.eInvoice)}" download>${CODE} ${words.eInvoice}</a>`;
  return html`<div class="downloads">${pdf}${xml || null}</div>`;
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
