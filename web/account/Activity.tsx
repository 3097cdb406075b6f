/** What happened to the account lately, so that a stranger is noticed. */
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconDeviceDesktopOff,
  IconDownload,
  IconKey,
  IconLogin2,
  IconLogout,
  IconMail,
  IconMailCheck,
  IconRefresh,
  IconShield,
  IconShieldCheck,
  IconShieldOff,
  IconUserCheck,
  IconUserMinus,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SideSection } from '../ui/Heads.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { type Column, DataTable } from '../ui/table/index.ts';
import styles from './activity.module.css';
import { useDeviceName } from './devices/use-device-name.ts';
import { type AccountEvent, activityQuery } from './use-security.ts';

export function Activity() {
  const { t } = useTranslation('account');
  return (
    <SideSection id="activity" title={t('activity.title')} reason={t('activity.reason')}>
      <Events />
    </SideSection>
  );
}

function Events() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(activityQuery);
  if (error !== null && data === undefined)
    return <ErrorState title={t('activity.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (data?.events.length === 0)
    return <EmptyState title={t('activity.emptyTitle')} text={t('activity.emptyText')} lines={1} />;
  return <EventTable events={data?.events} />;
}

const FIRST_EVENTS = 6;

function EventTable({ events }: { events: readonly AccountEvent[] | undefined }) {
  const { t } = useTranslation('account');
  const { instant } = useFormat();
  const nameOf = useDeviceName();
  const [isLong, setLong] = useState(false);
  const columns: Column<AccountEvent>[] = [
    { key: 'what', head: t('activity.what'), cell: (event) => <What event={event} /> },
    { key: 'device', head: t('activity.device'), width: '34%', cell: ({ device }) => nameOf(device) },
    { key: 'when', head: t('activity.when'), width: '170px', cell: ({ at }) => instant(at) },
  ];
  return (
    <>
      <DataTable
        caption={t('activity.caption')}
        columns={columns}
        rows={isLong ? events : events?.slice(0, FIRST_EVENTS)}
        rowKey={({ type, at }) => `${type} ${at}`}
        cardUntil="61.99em"
        card={(event) => (
          <>
            <What event={event} />
            <p className={styles.second}>
              {nameOf(event.device)}, {instant(event.at)}
            </p>
          </>
        )}
      />
      {(events?.length ?? 0) > FIRST_EVENTS && (
        <Button className={styles.more ?? ''} size="xs" variant="subtle" onClick={() => setLong(!isLong)}>
          {t(isLong ? 'activity.less' : 'activity.more')}
        </Button>
      )}
    </>
  );
}

const ICONS: Record<AccountEvent['type'], TablerIcon> = {
  signedUp: IconUserPlus,
  addressConfirmed: IconMailCheck,
  signedIn: IconLogin2,
  signInFailed: IconAlertTriangle,
  secondFactorAsked: IconShield,
  signedOut: IconLogout,
  magicLinkRequested: IconMail,
  passwordResetRequested: IconMail,
  passwordChanged: IconKey,
  secondFactorOn: IconShieldCheck,
  secondFactorOff: IconShieldOff,
  recoveryCodesRenewed: IconRefresh,
  sessionEnded: IconDeviceDesktopOff,
  dataExported: IconDownload,
  deletionRequested: IconUserMinus,
  deletionConfirmed: IconUserMinus,
  accountKept: IconUserCheck,
};

function What({ event: { type } }: { event: AccountEvent }) {
  const { t } = useTranslation('account');
  const Icon = ICONS[type];
  return (
    <span className={styles.what} data-failed={type === 'signInFailed' || undefined}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {t(`activity.type.${type}`)}
    </span>
  );
}
