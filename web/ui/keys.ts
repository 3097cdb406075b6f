/** The names of keys as they stand on the keyboard of the device. */

/** Whether the command key does what Control does elsewhere. */
export function isApple(platform: string = navigator.platform): boolean {
  return /^(Mac|iPhone|iPad|iPod)/.test(platform);
}

const APPLE: Record<string, string> = {
  Mod: '⌘',
  Control: '⌃',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '⏎',
  Backspace: '⌫',
};

const OTHERS: Record<string, Record<'de' | 'en', string>> = {
  Mod: { de: 'Strg', en: 'Ctrl' },
  Control: { de: 'Strg', en: 'Ctrl' },
  Alt: { de: 'Alt', en: 'Alt' },
  Shift: { de: '⇧', en: '⇧' },
  Enter: { de: '⏎', en: '⏎' },
  Backspace: { de: '⌫', en: '⌫' },
};

const SIGNS: Record<string, string> = { Up: '↑', Down: '↓', Escape: 'Esc' };

/** The names of keys written as `Mod+Shift+K`; `Mod` is the key of commands: ⌘ at Apple, Strg or Ctrl elsewhere. */
export function keysOf(keys: string, language: string, apple: boolean = isApple()): string[] {
  const spoken = language === 'de' ? 'de' : 'en';
  return keys.split('+').map((key) => SIGNS[key] ?? (apple ? APPLE[key] : OTHERS[key]?.[spoken]) ?? key);
}
