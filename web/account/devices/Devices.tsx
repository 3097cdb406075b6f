/** Where the account is signed in, and ending that. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSection } from '../../ui/Heads.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { type OpenSession, sessionsQuery } from '../use-security.ts';
import { DeviceTable } from './DeviceTable.tsx';
import own from './devices.module.css';
import { EndDialog, EndOthersDialog } from './EndDialogs.tsx';
import { inOrder } from './order.ts';

export function Devices() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(sessionsQuery);
  const isFailed = error !== null && data === undefined;
  return (
    <SideSection id="devices" title={t('devices.title')} reason={t('devices.reason')}>
      {isFailed ? (
        <ErrorState title={t('devices.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <DeviceList sessions={data && inOrder(data.sessions)} />
      )}
    </SideSection>
  );
}

function DeviceList({ sessions }: { sessions: OpenSession[] | undefined }) {
  const { t } = useTranslation('account');
  const [ending, setEnding] = useState<OpenSession | 'others' | null>(null);
  const close = () => setEnding(null);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <>
      <DeviceTable sessions={sessions} onEnd={setEnding} />
      {sessions !== undefined && (
        <div className={own.foot}>
          {others.length === 0 ? (
            <p className={own.quiet}>{t('devices.onlyThis')}</p>
          ) : (
            <Button size="xs" data-danger onClick={() => setEnding('others')}>
              {t('devices.endOthers')}
            </Button>
          )}
        </div>
      )}
      <EndDialog session={ending === 'others' ? null : ending} onClose={close} />
      <EndOthersDialog opened={ending === 'others'} sessions={sessions ?? []} onClose={close} />
    </>
  );
}
