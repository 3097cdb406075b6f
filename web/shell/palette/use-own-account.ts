/** One's own account, found by its end as those of others are. */
import { formatIban } from '@belegbar/domain/business';
import { endOfIban } from '@belegbar/domain/received-invoices';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { type Entry, modeOf } from './entry.ts';

export function useOwnAccount(typed: string): Entry[] {
  const { t } = useTranslation(['shell', 'palette']);
  const navigate = useNavigate();
  const { mode, text } = modeOf(typed);
  const end = mode === 'all' ? endOfIban(text) : null;
  const { data } = useQuery({ ...api.business.get.queryOptions(), enabled: end !== null });
  if (end === null || !data?.iban.replace(/\s+/g, '').endsWith(end)) return [];
  return [
    {
      kind: 'page',
      id: 'own-account',
      icon: IconBuildingBank,
      title: t('shell:anchor.payment-settings'),
      detail: t('palette:ownAccount', { iban: formatIban(data.iban) }),
      run: () => void navigate({ to: '/my-business', hash: 'payment-settings' }),
    },
  ];
}
