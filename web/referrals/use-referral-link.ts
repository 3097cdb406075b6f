/** The link by which the signed-in person invites others. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { toast } from '../ui/toast.tsx';

export interface ReferralLink {
  /** Undefined until it is loaded. */
  link: string | undefined;
  error: unknown;
  retry: () => void;
}

/** Asks once; a failure is told at once. */
export function useReferralLink(): ReferralLink {
  const { t } = useTranslation('referrals');
  const { data, error, refetch } = useQuery(
    api.referrals.getReferralLink.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  useEffect(() => {
    if (error !== null) toast.error(t('loadFailed'));
  }, [error, t]);
  return { link: data?.referralLink, error, retry: () => void refetch() };
}
