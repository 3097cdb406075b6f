/** What the client's page of an invoice does beyond being read: it tells that it was opened, copies details and saves the GiroCode. */
import 'virtual:tokens.css';
import '../../theme/sans.css';
import './base.css';
import './public-page.css';
import './card.css';
import './pay.css';
import './items.css';

const PIXELS_PER_MODULE = 12;
const DONE_MS = 2_000;

const token = document.querySelector<HTMLElement>('[data-token]')?.dataset.token;
if (token !== undefined) {
  if (isFirstInTab(token)) reportOpened(token);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) offerCopy(button);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-save]')) offerPicture(button);
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

function offerCopy(button: HTMLButtonElement): void {
  const { copy = '', done = '' } = button.dataset;
  const status = document.createElement('span');
  status.className = 'hidden';
  status.role = 'status';
  button.after(status);
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy);
    } catch {
      // Without permission to copy, the text beside the button can still be selected.
      return;
    }
    button.classList.add('done');
    status.textContent = done;
    setTimeout(() => {
      button.classList.remove('done');
      status.textContent = '';
    }, DONE_MS);
  });
}

function offerPicture(button: HTMLButtonElement): void {
  const drawn = document.querySelector<SVGSVGElement>('.giro > svg');
  const path = drawn?.querySelector('path')?.getAttribute('d');
  if (drawn === null || path === undefined || path === null) return;
  const size = drawn.viewBox.baseVal.width;
  button.hidden = false;
  button.addEventListener('click', () => saveAsPicture({ path, size }, button.dataset.save ?? ''));
}

function saveAsPicture({ path, size }: { path: string; size: number }, fileName: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = size * PIXELS_PER_MODULE;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  canvas.toBlob((picture) => {
    if (!picture) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
