/** The receipt by which a bill is entered: what was read on it fills a form that nobody has typed into, and its neighbours are a key away. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../connection/api.ts';
import { useLetterKeys } from '../../../ui/letter-keys.ts';
import type { BillForm } from '../use-expense-form.ts';
import { remembering } from '../vendor-memory.ts';
import { filledBy, isUntyped, type ReadFields } from './read-form.ts';

export function useReading(receiptId: string | undefined) {
  return useQuery({
    ...api.receiptReadings.get.queryOptions({ input: { receiptId: receiptId ?? '' } }),
    enabled: receiptId !== undefined,
    // Events tell of a reading; this is for the page whose events are cut off.
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 5_000 : false),
  });
}

/** Once, when it is there: with what the vendor's last bill proposes beside it. Gives what lets it fill a form that begins anew. */
export function useFilling(form: BillForm, fields: ReadFields | null): () => void {
  const { t } = useTranslation('expense-form');
  const vendor = fields?.vendor?.value ?? '';
  const known = useQuery({
    ...api.expenses.vendors.queryOptions({ input: { search: vendor } }),
    enabled: vendor !== '',
  });
  const isReady = fields !== null && (vendor === '' || !known.isPending);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current || fields === null) return;
    isDone.current = true;
    if (!isUntyped(form.values)) return;
    const before = known.data?.vendors.find((one) => isAlike(one.vendor.name, vendor));
    const remembered = before === undefined ? {} : remembering(form.values, before);
    const base = { ...form.values, ...remembered };
    const filled = filledBy(fields, base, { tip: t('meal.tip') });
    form.change({ ...remembered, ...filled });
    goTo((filled.category ?? base.category) === '' ? 'category' : 'book');
  }, [isReady, fields, form, known.data, vendor, t]);
  return () => {
    isDone.current = false;
  };
}

function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** What is still missing has the focus, else the act; unless somebody is in a field already. */
function goTo(goal: 'category' | 'book'): void {
  requestAnimationFrame(() => {
    if (document.activeElement?.matches('input, select, textarea')) return;
    const found = document.querySelectorAll<HTMLElement>(
      goal === 'book' ? '[data-book]' : '[data-read="category"] :is(input, select)',
    );
    [...found].find((element) => element.checkVisibility?.() ?? true)?.focus();
  });
}

/** Which of the fields that a receipt says has the focus, by `data-read`; null: none of them. */
export function useReadFieldInFocus(): string | null {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const listener = ({ target }: FocusEvent) =>
      setField(
        target instanceof Element ? (target.closest<HTMLElement>('[data-read]')?.dataset.read ?? null) : null,
      );
    document.addEventListener('focusin', listener);
    return () => document.removeEventListener('focusin', listener);
  }, []);
  return field;
}

const LOOKED_AT = 100;

/** Those that wait before and behind it, by J and K. */
export function useNeighbours(receiptId: string | undefined) {
  const navigate = useNavigate();
  const { data } = useQuery({
    ...api.receipts.list.queryOptions({ input: { limit: LOOKED_AT } }),
    enabled: receiptId !== undefined,
  });
  const ids = data?.receipts.map(({ id }) => id) ?? [];
  const at = receiptId === undefined ? -1 : ids.indexOf(receiptId);
  const next = at === -1 ? undefined : ids[at + 1];
  const previous = at === -1 ? undefined : ids[at - 1];
  const open = (receipt: string | undefined) => {
    if (receipt !== undefined) void navigate({ to: '/expenses/new', search: { receipt } });
  };
  useLetterKeys(receiptId === undefined ? {} : { j: () => open(next), k: () => open(previous) });
  return { place: at + 1, count: data?.count ?? 0, next, previous, open };
}
