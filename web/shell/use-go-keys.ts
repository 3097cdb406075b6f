/** Letters that lead somewhere from every screen: N begins an invoice, A an expense, / searches, G and a second letter go to a screen. */
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLetterKeys } from '../ui/letter-keys.ts';
import { useNewInvoice } from './palette/use-new-invoice.ts';
import { isPlaceKey, PLACES } from './places.ts';

/** After G the next letter is awaited no longer than this. */
const PATIENCE_MILLISECONDS = 1_500;

export function useGoKeys(openPalette: () => void): void {
  const navigate = useNavigate();
  const newInvoice = useNewInvoice();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const go = (key: keyof typeof PLACES) => () => {
    const isAwaited = performance.now() - askedAt.current < PATIENCE_MILLISECONDS;
    askedAt.current = Number.NEGATIVE_INFINITY;
    if (isAwaited) void navigate({ to: PLACES[key] });
  };
  useLetterKeys(
    {
      n: () => newInvoice(),
      a: () => void navigate({ to: '/expenses/new' }),
      '/': () => searchList() || openPalette(),
      g: () => {
        askedAt.current = performance.now();
      },
      ...Object.fromEntries(
        Object.keys(PLACES)
          .filter(isPlaceKey)
          .map((key) => [key, go(key)]),
      ),
    },
    'anywhere',
  );
}

/** Says whether the screen has a search of its own. */
function searchList(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [data-list-search]');
  field?.focus();
  field?.select();
  return field !== null;
}
