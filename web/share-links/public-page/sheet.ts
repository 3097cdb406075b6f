/** The sheet in which a phone hands the GiroCode on as a picture, or copies what it says. */
import { offerCopy } from './copy.ts';

const PIXELS_PER_MODULE = 12;

/** On a page without a code there is none. */
export function offerSheet(): void {
  const sheet = document.querySelector<HTMLDialogElement>('dialog.sheet');
  const opener = document.querySelector<HTMLElement>('.transfer');
  if (sheet === null || opener === null) return;
  opener.hidden = false;
  opener.querySelector('button')?.addEventListener('click', () => {
    fill(sheet);
    sheet.showModal();
  });
  sheet.querySelector('[data-closes]')?.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) sheet.close();
  });
  // The code is on the page once: it goes back to where a wide window shows it.
  sheet.addEventListener('close', () => {
    const code = sheet.querySelector('.giro');
    if (code !== null) opener.after(code);
  });
}

function fill(sheet: HTMLDialogElement): void {
  const code = document.querySelector('.pay > .giro');
  if (code !== null) sheet.querySelector('[data-place="code"]')?.append(code);
  const place = sheet.querySelector('[data-place="rows"]');
  if (place === null || place.childElementCount > 0) return;
  for (const part of document.querySelectorAll('.pay > .rows, .pay > .copyAll')) {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const told of copy.querySelectorAll('[role="status"]')) told.remove();
    place.append(copy);
  }
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-copy]')) offerCopy(button);
  void offerPicture(sheet);
}

/** To share where the browser can hand files on, else to save. */
async function offerPicture(sheet: HTMLDialogElement): Promise<void> {
  const share = sheet.querySelector<HTMLButtonElement>('[data-share]');
  const save = sheet.querySelector<HTMLButtonElement>('[data-save]');
  const picture = await drawn(share?.dataset.share ?? '');
  if (share === null || save === null || picture === null) return;
  const canShare = navigator.canShare?.({ files: [picture] }) === true;
  share.hidden = !canShare;
  save.hidden = canShare;
  // Whoever closes the sheet of the phone has decided so.
  share.addEventListener('click', () => void navigator.share({ files: [picture] }).catch(() => {}));
  save.addEventListener('click', () => saveFile(picture));
}

function drawn(name: string): Promise<File | null> {
  const code = document.querySelector<SVGSVGElement>('.giro > svg');
  const path = code?.querySelector('path')?.getAttribute('d') ?? null;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (code === null || path === null || pen === null) return Promise.resolve(null);
  canvas.width = code.viewBox.baseVal.width * PIXELS_PER_MODULE;
  canvas.height = canvas.width;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })));
  });
}

function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
