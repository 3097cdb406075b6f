/** One line a device; on a phone in two lines. */
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../shell/use-sign-out.ts';
import { useFormat } from '../../ui/format.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { type Column, DataTable } from '../../ui/table/index.ts';
import type { OpenSession } from '../use-security.ts';
import own from './devices.module.css';
import { isHandheld, useDeviceName } from './use-device-name.ts';

interface DeviceTableProps {
  sessions: readonly OpenSession[] | undefined;
  onEnd: (session: OpenSession) => void;
}

export function DeviceTable({ sessions, onEnd }: DeviceTableProps) {
  const { t } = useTranslation('account');
  const { instant } = useFormat();
  const columns: Column<OpenSession>[] = [
    { key: 'device', head: t('devices.device'), cell: (session) => <Device session={session} /> },
    {
      key: 'started',
      head: t('devices.started'),
      width: '170px',
      cell: ({ startedAt }) => instant(startedAt),
    },
    {
      key: 'used',
      head: t('devices.lastUsed'),
      width: '170px',
      cell: ({ lastUsedAt }) => instant(lastUsedAt),
    },
    {
      key: 'end',
      head: <Hidden>{t('devices.actions')}</Hidden>,
      kind: 'end',
      width: '110px',
      cell: (session) => <EndButton session={session} onEnd={onEnd} />,
    },
  ];
  return (
    <DataTable
      caption={t('devices.caption')}
      columns={columns}
      rows={sessions}
      rowKey={({ id }) => id}
      expectedRows={2}
      cardUntil="61.99em"
      card={(session) => <PhoneRow session={session} onEnd={onEnd} />}
    />
  );
}

interface RowProps {
  session: OpenSession;
  onEnd: (session: OpenSession) => void;
}

function PhoneRow({ session, onEnd }: RowProps) {
  const { t } = useTranslation('account');
  const { instant } = useFormat();
  return (
    <div className={own.row}>
      <div>
        <Device session={session} />
        <p className={own.second}>{t('devices.startedAt', { at: instant(session.startedAt) })}</p>
        <p className={own.second}>{t('devices.usedAt', { at: instant(session.lastUsedAt) })}</p>
      </div>
      <EndButton session={session} onEnd={onEnd} />
    </div>
  );
}

function Device({ session }: { session: OpenSession }) {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  const Icon = isHandheld(session.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <span className={own.device}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span>
        <span className={own.name}>{nameOf(session.device)}</span>
        {session.isCurrent && <span className={own.current}>{t('devices.this')}</span>}
      </span>
    </span>
  );
}

/** Ending the session one is in is signing out here, which needs no question. */
function EndButton({ session, onEnd }: RowProps) {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  const leave = useSignOut();
  const device = session.isCurrent ? t('devices.this') : nameOf(session.device);
  return (
    <Button
      className={own.end ?? ''}
      size="compact-sm"
      variant="subtle"
      aria-label={t('devices.endNamed', { device })}
      onClick={() => (session.isCurrent ? void leave() : onEnd(session))}
    >
      {t('devices.end')}
    </Button>
  );
}
