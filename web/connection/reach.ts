/** Whether the server can be reached, as far as the browser knows and calls have shown. */
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** `offline`: this device has no connection; `away`: it has one, but the server or its database does not answer. */
export type Reach = 'there' | 'offline' | 'away';

const LOOK_AGAIN_MILLISECONDS = 5_000;

let isAway = false;
let isLooking = false;
const listeners = new Set<() => void>();

/** A call was not answered. Whether that is the server's state is looked up, and looked up again until it is back. */
export async function reportUnanswered(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  while (!(await isReady())) {
    setAway(true);
    await pause();
  }
  setAway(false);
  isLooking = false;
}

/** Ends once the server answers again: at the soonest when the device has a connection, or some seconds from now. */
export async function serverAgain(): Promise<void> {
  do await pause();
  while (!(await isReady()));
}

export function useReach(): Reach {
  return useSyncExternalStore(listen, reach, reach);
}

/** Does something each time the server can be reached again. */
export function useBackInReach(act: () => void): void {
  const isThere = useReach() === 'there';
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) act();
    wasThere.current = isThere;
  }, [isThere, act]);
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

/** Until it is worth while to look again: after some seconds, or as soon as the device has a connection. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_AGAIN_MILLISECONDS);
    window.addEventListener('online', end);
  });
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
