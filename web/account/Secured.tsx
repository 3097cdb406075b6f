/** Shows a setting of the account's security once it is known. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { type Security, securityQuery } from './use-security.ts';

export function Secured({ children }: { children: (security: Security) => ReactNode }) {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(securityQuery);
  if (data !== undefined) return children(data);
  if (error === null) return <Loading lines={1} />;
  return <ErrorState title={t('security.loadFailed')} error={error} onRetry={() => void refetch()} />;
}
