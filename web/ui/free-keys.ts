/** Whether a key is nobody else's: not typed into a field, not pressed on a button, and no dialog is open. */
import { areLetterKeysOn } from './letter-keys-choice.ts';

// Letters mean nothing to a checkbox.
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
const PRESSED = `input, ${TYPED_INTO}, a, button, summary, [role="menu"], [role="listbox"], [role="tab"]`;

/** `links`: also while a link has the focus. `nothing`: only while nothing has it that the key could be meant for. */
export function isFree(event: KeyboardEvent, beside: 'links' | 'nothing'): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  // German keyboards have the slash above the 7.
  const isShifted = shiftKey && event.key !== '/';
  if (defaultPrevented || ctrlKey || metaKey || altKey || isShifted || isComposing) return false;
  if (event.key.length === 1 && event.key !== ' ' && !areLetterKeysOn()) return false;
  if (isDialogOpen() || document.querySelector('[role="menu"]') !== null) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(beside === 'links' ? TYPED_INTO : PRESSED) === null;
}

/** A dialog that is open keeps the keys for itself: leaving it would lose its input. */
export function isDialogOpen(): boolean {
  return document.querySelector('[data-dialog-open], dialog[open]:modal') !== null;
}
