/** Whether the ribbon of the demo was closed in this tab; it stays so until the demo is left. Storage that is forbidden costs only the comfort. */

const KEY = 'demo-ribbon-closed';

export function isRibbonClosed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function closeRibbon(): void {
  try {
    sessionStorage.setItem(KEY, 'closed');
  } catch {
    // See above.
  }
}

export function openRibbonAgain(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
