/** Steps that are put off until tomorrow, kept in this browser; on the next day all of them are back. */
import type { Day } from '@belegbar/domain/calendar';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';

const STORAGE_KEY = 'put-off';

interface Kept {
  on: Day;
  business: string;
  keys: string[];
}

export interface PutOff {
  keys: ReadonlySet<string>;
  putOff(key: string): void;
  bringBack(keys: readonly string[]): void;
}

export function usePutOff(today: Day): PutOff {
  const business = useSession()?.user?.businessId ?? '';
  const [kept, setKept] = useState<Kept>(() => read() ?? { on: today, business, keys: [] });
  const keys = kept.on === today && kept.business === business ? kept.keys : [];
  const keep = (next: string[]) => {
    const change = { on: today, business, keys: next };
    setKept(change);
    write(change);
  };
  return {
    keys: new Set(keys),
    putOff: (key) => keep([...keys, key]),
    bringBack: (gone) => keep(keys.filter((key) => !gone.includes(key))),
  };
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { on, business, keys } = value as Partial<Kept>;
  return typeof on === 'string' && typeof business === 'string' && Array.isArray(keys);
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage can be forbidden; the choice then holds until the page is left.
  }
}
