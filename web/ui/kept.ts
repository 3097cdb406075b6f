/** Input that is not saved yet, kept in this browser tab so that neither a defect nor a reload loses it. */
import { useEffect, useState } from 'react';

const PREFIX = 'kept:';

/** Where a value stays in this tab under the key, over a reload of the page. */
export function keptInTab<Value>(key: string) {
  return {
    read: () => read<Value>(key),
    write: (value: Value) => write(key, value),
    forget: () => sessionStorage.removeItem(PREFIX + key),
  };
}

/** State that survives a reload of the page under the key; `forget` when it is saved or given up, `renew` when it begins anew. */
export function useKeptState<Value>(key: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => read<Value>(key) ?? initial);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isChanged) write(key, value);
  }, [isChanged, key, value]);
  const change = (next: Value) => {
    setChanged(true);
    setValue(next);
  };
  const forget = () => {
    setChanged(false);
    sessionStorage.removeItem(PREFIX + key);
  };
  const renew = (next: Value) => {
    forget();
    setValue(next);
  };
  return { value, change, forget, renew };
}

/** Whether anything not saved is kept. */
export function hasKeptInput(): boolean {
  try {
    return [sessionStorage, localStorage].some((storage) => Object.keys(storage).some(isKept));
  } catch {
    return false;
  }
}

/** Forgets all of a business that is not saved, in this tab and on this device: what is kept says in its name whose it is. */
export function forgetKeptInput(businessId: string): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (isKept(key) && key.includes(businessId)) storage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Drafts of invoices are kept on the device under a name of their own. */
function isKept(key: string): boolean {
  return key.startsWith(PREFIX) || key.startsWith('belegbar-unsaved:');
}

function read<Value>(key: string): Value | null {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    return stored === null ? null : (JSON.parse(stored) as Value);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only costs the safety net.
  }
}
