/** Keeps the choice of light, dark or system under the key `theme`. */
import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';

const STORAGE_KEY = 'theme';
let forget = () => {};

/** Mantine calls the system's choice `auto`; it is stored as `system`, as the profile names it. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (unset) => {
    try {
      return schemeOf(localStorage.getItem(STORAGE_KEY)) ?? unset;
    } catch {
      return unset;
    }
  },
  set: (scheme) => {
    try {
      localStorage.setItem(STORAGE_KEY, scheme === 'auto' ? 'system' : scheme);
    } catch {
      // Storage can be forbidden; the choice then holds until the page is closed.
    }
  },
  subscribe: (onUpdate) => {
    const listener = (event: StorageEvent) => {
      const scheme = event.key === STORAGE_KEY ? schemeOf(event.newValue) : null;
      if (scheme !== null) onUpdate(scheme);
    };
    window.addEventListener('storage', listener);
    forget = () => window.removeEventListener('storage', listener);
  },
  unsubscribe: () => forget(),
  clear: () => localStorage.removeItem(STORAGE_KEY),
};

function schemeOf(stored: string | null): MantineColorScheme | null {
  const scheme = stored === 'system' ? 'auto' : stored;
  return scheme !== null && isMantineColorScheme(scheme) ? scheme : null;
}
