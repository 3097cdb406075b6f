/** Files that are dragged over the window or pasted into it, anywhere but over a field that takes files itself. */
import { useEffect, useState } from 'react';
import { isDialogOpen } from '../../ui/free-keys.ts';
import { sayBusy } from './load-parts.ts';
import { receiveFiles } from './uploads.ts';

/** `over`: files are dragged over the page. `field`: over a field of its own, which has them. `busy`: a dialog has the window for itself. */
export type Drag = 'none' | 'over' | 'field' | 'busy';

/** Listens while it is not told to be off. */
export function useDroppedFiles(isOff: boolean): Drag {
  const [drag, setDrag] = useState<Drag>('none');
  useEffect(() => {
    if (isOff) return;
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      const where = placeOf(event);
      // Without this the browser would leave the app and open the file.
      if (where !== 'field') event.preventDefault();
      if (where !== 'field' && event.dataTransfer)
        event.dataTransfer.dropEffect = where === 'over' ? 'copy' : 'none';
      setDrag(where);
    };
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', (event) => hasLeft(event) && setDrag('none'), { signal });
    window.addEventListener('drop', (event) => drop(event, () => setDrag('none')), { signal });
    window.addEventListener('dragend', () => setDrag('none'), { signal });
    window.addEventListener('paste', paste, { signal });
    return () => {
      stop.abort();
      setDrag('none');
    };
  }, [isOff]);
  return drag;
}

function drop(event: DragEvent, end: () => void): void {
  end();
  if (!hasFiles(event) || event.defaultPrevented) return;
  // The browser would leave the app and open the file.
  event.preventDefault();
  const where = placeOf(event);
  if (where === 'over') receiveFiles(Array.from(event.dataTransfer?.files ?? []));
  if (where === 'busy') void sayBusy();
}

/** A pasted file; text that is pasted stays the field's. */
function paste(event: ClipboardEvent): void {
  const files = Array.from(event.clipboardData?.files ?? []).filter(({ name }) => /\.(xml|pdf)$/i.test(name));
  if (files.length === 0 || event.defaultPrevented) return;
  event.preventDefault();
  if (isDialogOpen()) void sayBusy();
  else receiveFiles(files);
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Dialogs keep the window for themselves; of a file dropped beside their fields it is said that it goes nowhere. */
function placeOf({ target }: DragEvent): Drag {
  if (target instanceof Element && target.closest('[data-file-drop]') !== null) return 'field';
  return isDialogOpen() ? 'busy' : 'over';
}

/** Out of the window, and not only from one element to the next. */
function hasLeft({ relatedTarget }: DragEvent): boolean {
  return relatedTarget === null;
}
