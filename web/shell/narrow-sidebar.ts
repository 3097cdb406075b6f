/** Screens that need the full width show the sidebar as icons while they are open, unless the visitor opens it. */
import { useEffect, useSyncExternalStore } from 'react';

let wishes = 0;
const listeners = new Set<() => void>();

/** Asks for the narrow sidebar as long as the calling screen is shown. */
export function useNarrowSidebar(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether some screen asks for it. */
export function useIsNarrowWished(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wishes > 0,
    () => false,
  );
}

function change(by: 1 | -1): void {
  wishes += by;
  for (const listener of listeners) listener();
}
