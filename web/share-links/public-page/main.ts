/** What the client's page of an invoice does beyond being read: it tells that it was opened, copies details, opens the sheet of a phone and prints. */
import 'virtual:tokens.css';
import 'virtual:design-faces.css';
import './faces.css';
import './base.css';
import './public-page.css';
import './card.css';
import './pay.css';
import './items.css';
import './talk.css';
import './print.css';
import { offerCopy } from './copy.ts';
import { offerPrint } from './print.ts';
import { offerSheet } from './sheet.ts';
import { offerTalk } from './talk.ts';

const token = document.querySelector<HTMLElement>('[data-token]')?.dataset.token;
if (token !== undefined) {
  if (isFirstInTab(token)) reportOpened(token);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) offerCopy(button);
  offerSheet();
  offerPrint();
  offerTalk(token);
}

/** Another language of the page, or going back to it, is no second visit. */
function isFirstInTab(of: string): boolean {
  try {
    const isFirst = sessionStorage.getItem('opened') !== of;
    sessionStorage.setItem('opened', of);
    return isFirst;
  } catch {
    // A browser that keeps nothing cannot tell, and one visit too many is better than none.
    return true;
  }
}

/**
 * Programs that look into mails fetch the page but run no script, so only this counts.
 * Should it fail, nobody misses it here.
 */
function reportOpened(of: string): void {
  void fetch(`/api/public-invoices/${of}`, { headers: { accept: 'application/json' } }).catch(() => {});
}
