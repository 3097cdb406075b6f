/** Where the link of the weekly mail leads: one click is enough. Programs that look through mails open the link, but run no script. */
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { AuthFrame } from '../sign-in/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';

export function SwitchedOff() {
  const { t } = useTranslation('weekly-digest');
  const { link = '' } = useSearch({ from: '/weekly-digest-off' });
  const { data, error, refetch } = useQuery({
    queryKey: ['weeklyDigest', 'switchOff', link],
    queryFn: () => client.weeklyDigest.switchOff({ link }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null)
    return (
      <AuthFrame title={t('title')}>
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      </AuthFrame>
    );
  if (data === undefined)
    return (
      <AuthFrame title={t('title')}>
        <Loading lines={2} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={data.off ? t('off.title') : t('unknown.title')}
      lead={data.off ? t('off.lead') : t('unknown.lead')}
    >
      <ButtonLink to="/user-profile" search={{ tab: 'mails' }} hash="email-notifications" fullWidth mt={24}>
        {t('settings')}
      </ButtonLink>
    </AuthFrame>
  );
}
