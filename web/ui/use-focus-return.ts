/** Where the focus goes when a dialog has closed. */
import { useLayoutEffect } from 'react';

const SOON_MILLISECONDS = 50;
/** An opener may go a moment after its dialog, when the answer to the act arrives. */
const LATER_MILLISECONDS = 400;

/** Where the focus was last. Without motion a menu has gone before the dialog that it opens can look. */
let before: HTMLElement | null = null;
globalThis.document?.addEventListener('focusin', () => {
  before = lastingOpener();
});

/** Of the dialog that closed last: one that opens meanwhile has the focus for itself. */
let waiting: ReturnType<typeof setTimeout>[] = [];

/**
 * Gives the focus back to where it was when the dialog opened, or to the head of the screen when that has gone.
 * It does so too when the dialog is not closed but taken away. `id` is that of the dialog.
 */
export function useFocusReturn(opened: boolean, id: string): void {
  // Before the dialog's content is there, and so before it takes the focus.
  useLayoutEffect(() => {
    if (!opened) return;
    waiting.forEach(clearTimeout);
    const opener = lastingOpener() ?? before;
    return () => {
      waiting = [
        setTimeout(() => giveBack(opener, id), SOON_MILLISECONDS),
        setTimeout(() => opener?.isConnected || giveBack(null, id), LATER_MILLISECONDS),
      ];
    };
  }, [opened, id]);
}

/** A menu has gone by the time its dialog closes; its button stands for it. */
function lastingOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]') ?? null;
  if (menu !== null) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** Whoever has gone elsewhere meanwhile stays there. */
function giveBack(opener: HTMLElement | null, id: string): void {
  const focused = document.activeElement;
  const isInside = document.getElementById(id)?.contains(focused) === true;
  if (focused !== null && focused !== document.body && !isInside) return;
  opener?.focus({ preventScroll: true });
  if (opener !== null && document.activeElement === opener) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
