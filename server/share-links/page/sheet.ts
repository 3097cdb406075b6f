/** What a phone can do to pay, which cannot scan its own screen: hand the code on as a picture, or copy what it says. */
import { type Html, html } from '../../platform/html.ts';
import { BANK } from './icons.ts';
import type { Shown } from './shown.ts';

/** Appears with the script that opens the sheet. */
export function showSheetButton({ invoice, words }: Shown): Html {
  const how = invoice.giroCode === null ? words.payHowWithoutCode : words.payHow;
  return html`<div class="transfer" hidden><button type="button" class="button primary" data-opens="transfer">${BANK} ${words.pay}</button>
<p class="quiet">${how}</p></div>`;
}

/** The script moves the code and a copy of the rows into it, and shows the one button of the two that the browser can do. */
export function showSheet({ invoice, words }: Shown): Html {
  const name = `GiroCode-${invoice.number.replace(/[^\w.-]+/g, '-')}.png`;
  return html`<dialog id="transfer" class="sheet" aria-labelledby="transferTitle">
<div class="sheetHead"><h2 id="transferTitle">${words.pay}</h2><button type="button" data-closes>${words.close}</button></div>
${invoice.giroCode && showCode(words, name)}
<div data-place="rows"></div>
</dialog>`;
}

function showCode(words: Shown['words'], name: string): Html {
  return html`<div data-place="code"></div>
<button type="button" class="button primary" hidden data-share="${name}">${words.shareGiroCode}</button>
<button type="button" class="button" hidden data-save="${name}">${words.saveGiroCode}</button>
<p class="quiet">${words.shareHow}</p>`;
}
