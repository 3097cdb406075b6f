/** Whether the server can be reached, as far as the browser knows and calls have shown. */
import { useSyncExternalStore } from 'react';

/** `offline`: this device has no connection; `away`: it has one, but the server or its database does not answer. */
export type Reach = 'there' | 'offline' | 'away';

const LOOK_AGAIN_MILLISECONDS = 5_000;

let isAway = false;
let isLooking = false;
const listeners = new Set<() => void>();

/** A call was not answered. Whether that is the server's state is looked up, and looked up again until it is back. */
export async function tellUnanswered(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  while (!(await isReady())) {
    setAway(true);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MILLISECONDS));
  }
  setAway(false);
  isLooking = false;
}

export function useReach(): Reach {
  return useSyncExternalStore(listen, reach);
}

function reach(): Reach {
  if (!navigator.onLine) return 'offline';
  return isAway ? 'away' : 'there';
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function setAway(next: boolean): void {
  isAway = next;
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
