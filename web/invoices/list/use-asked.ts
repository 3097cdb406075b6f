/** What the address asks of the list, and how it is asked for something else. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useToday } from '../../session/session.ts';
import { type Asked, type ListAddress, readAddress, writeAddress } from './address.ts';

export interface Asking {
  asked: Asked;
  /** Words of the address that nobody understands. */
  ignored: string[];
  /** Each is a step that the browser's back button takes back. */
  ask: (next: Partial<Asked>) => void;
  /** While somebody types: the steps between are none. */
  retype: (next: Partial<Asked>) => void;
  askAnew: (next: Asked) => void;
}

export function useAsked(address: ListAddress): Asking {
  const navigate = useNavigate();
  const today = useToday();
  const text = JSON.stringify(address);
  const { asked, ignored } = useMemo(() => readAddress(JSON.parse(text), today), [text, today]);
  const go = (next: Asked, replace: boolean) =>
    void navigate({ to: '/invoices', replace, search: writeAddress(next) });
  return {
    asked,
    ignored,
    ask: (next) => go({ ...asked, ...next }, false),
    retype: (next) => go({ ...asked, ...next }, true),
    askAnew: (next) => go(next, false),
  };
}
