/** What stands first: the acts of the thing in view, and the list of invoices that the words ask for. */
import { euroText } from '@belegbar/domain/money';
import { IconFilter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actsInView } from '../../ui/acts-in-view.ts';
import { useFormat } from '../../ui/format.ts';
import { askedList } from './asked-list.ts';
import type { Entry } from './entry.ts';

/** As it was when the palette opened. */
export function useActsHere(): Entry[] {
  const [acts] = useState(actsInView);
  return acts.map((act) => ({ kind: 'act', ...act, id: `here-${act.id}` }));
}

export function useAskedList(typed: string): Entry[] {
  const { t } = useTranslation('palette');
  const format = useFormat();
  const navigate = useNavigate();
  const asked = askedList(typed, format.language);
  if (asked === null) return [];
  const { state, from, to } = asked;
  const what = [
    state && t(`asked.${state}`),
    from !== null && t('asked.from', { amount: format.money(from) }),
    to !== null && t('asked.to', { amount: format.money(to) }),
  ].filter(Boolean);
  const search = {
    ...(state === null ? {} : { status: state }),
    ...(from === null ? {} : { from: euroText(from) }),
    ...(to === null ? {} : { to: euroText(to) }),
  };
  return [
    {
      kind: 'page',
      id: 'asked-list',
      icon: IconFilter,
      title: t('asked.title', { what: what.join(', ') }),
      run: () => void navigate({ to: '/invoices', search }),
    },
  ];
}
