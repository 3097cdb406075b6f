/** A list of invoices asked for in words: "überfällig über 1000", "open below 500". */
import { type Cents, parseAmount } from '@belegbar/domain/money';

export interface AskedList {
  state: 'draft' | 'open' | 'overdue' | 'paid' | null;
  from: Cents | null;
  to: Cents | null;
}

const STATES = [
  [/^(entwurf|entwürfe|drafts?)$/, 'draft'],
  [/^(offene?|open|unpaid)$/, 'open'],
  [/^(überfällige?|overdue|late)$/, 'overdue'],
  [/^(bezahlte?|paid)$/, 'paid'],
] as const;

const LEAST = /^(über|ab|mehr als|above|over|from|more than|>|>=)$/;
const MOST = /^(unter|bis|weniger als|below|under|up to|less than|<|<=)$/;

const FILLING = /^(rechnungen|invoices|euro|euros|€)$/;

/** Null where the words ask for no list; an amount alone is looked for as one. */
export function askedList(typed: string, language: 'de' | 'en'): AskedList | null {
  const words = typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !FILLING.test(word));
  const state = STATES.find(([name]) => name.test(words[0] ?? ''))?.[1] ?? null;
  const others = state === null ? words : words.slice(1);
  if (others.length === 0) return state === null ? null : { state, from: null, to: null };
  const amount = parseAmount(others.at(-1) ?? '', language);
  const bound = others.slice(0, -1).join(' ');
  if (!amount.ok) return null;
  if (LEAST.test(bound)) return { state, from: amount.value, to: null };
  return MOST.test(bound) ? { state, from: null, to: amount.value } : null;
}
