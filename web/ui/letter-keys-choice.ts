/** Whether acts by one letter are on. Who speaks to the machine, or rests a hand on the keys, switches them off (WCAG 2.1.4); kept in this browser. */

const KEPT = 'letter-keys';

export function areLetterKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

export function switchLetterKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  } catch {
    // A forbidden storage only costs the choice.
  }
}
