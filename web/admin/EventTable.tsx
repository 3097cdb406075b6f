/** Events of the security log as rows. */
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { type Column, DataTable } from '../ui/table/index.ts';
import styles from './admin.module.css';
import { detailsInWords } from './event-details.ts';
import type { SecurityEvent, Severity } from './messages.ts';

export function EventTable({ events }: { events: readonly SecurityEvent[] | undefined }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const who = ({ email }: SecurityEvent) => email ?? <span className={styles.muted}>{t('log.nobody')}</span>;
  const where = ({ device }: SecurityEvent) =>
    device ?? <span className={styles.muted}>{t('log.unknownDevice')}</span>;
  const columns: Column<SecurityEvent>[] = [
    { key: 'at', head: t('log.when'), width: '17%', cell: ({ at }) => <Instant at={at} /> },
    { key: 'what', head: t('log.what'), width: '37%', cell: (event) => <What event={event} /> },
    { key: 'who', head: t('log.who'), width: '28%', cell: who },
    { key: 'where', head: t('log.where'), cell: where },
  ];
  return (
    <DataTable
      caption={t('log.caption')}
      columns={columns}
      rows={events}
      rowKey={({ id }) => id}
      cardUntil="59.99em"
      card={(event) => (
        <>
          <What event={event} />
          <p className={styles.beside}>
            {who(event)}
            <br />
            {format.instant(event.at)}, {where(event)}
          </p>
        </>
      )}
    />
  );
}

function Instant({ at }: { at: string }) {
  const format = useFormat();
  return <span className={styles.instant}>{format.instant(at)}</span>;
}

const ICONS: Record<Severity, TablerIcon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  critical: IconAlertCircle,
};

function What({ event: { type, severity, details } }: { event: SecurityEvent }) {
  const { t } = useTranslation('admin');
  const { language } = useFormat();
  const Icon = ICONS[severity];
  const beside = detailsInWords(details, t, language).join(', ');
  return (
    <span className={styles.what} data-severity={severity}>
      <Icon size={16} stroke={1.75} role="img" aria-label={t(`severity.${severity}`)} />
      <span>
        {t([`event.${type}`, type])}
        {beside !== '' && <span className={styles.second}>{beside}</span>}
      </span>
    </span>
  );
}
