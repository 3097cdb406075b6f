/** What is to be done in the background, and what was given up. */
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { ErrorState } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import { type Column, DataTable } from '../ui/table/index.ts';
import styles from './admin.module.css';
import type { InstallQuery, Work } from './messages.ts';

const COUNTS = ['waiting', 'active', 'retrying', 'failed'] as const;
type Counted = (typeof COUNTS)[number];

export function WorkQueue({ query: { data, error, refetch } }: { query: InstallQuery }) {
  const { t } = useTranslation('admin');
  const counted = (key: Counted): Column<Work> => ({
    key,
    head: t(`work.${key}`),
    kind: 'end',
    width: '15%',
    cell: (work) => <Count work={work} of={key} />,
  });
  const columns: Column<Work>[] = [
    { key: 'name', head: t('work.kind'), cell: (work) => <Kind work={work} /> },
    ...COUNTS.map(counted),
  ];
  return (
    <section aria-label={t('work.title')}>
      <SectionHead title={t('work.title')} aside={data && <Verdict work={data.work} />} />
      {error !== null && (
        <ErrorState title={t('adminDashboard.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {error === null && (
        <DataTable
          caption={t('work.title')}
          columns={columns}
          rows={data?.work}
          rowKey={({ name }) => name}
          expectedRows={3}
          card={(work) => <NarrowRow work={work} />}
        />
      )}
      <p className={sheet.note}>{t('work.note')}</p>
    </section>
  );
}

function NarrowRow({ work }: { work: Work }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <>
      <Kind work={work} />
      <p className={styles.second}>
        {COUNTS.map((key) => `${t(`work.${key}`)} ${format.count(work[key])}`).join(', ')}
      </p>
    </>
  );
}

function Verdict({ work }: { work: readonly Work[] }) {
  const { t } = useTranslation('admin');
  const failed = work.reduce((sum, kind) => sum + kind.failed, 0);
  const Icon = failed > 0 ? IconAlertCircle : IconCheck;
  return (
    <span className={failed > 0 ? styles.bad : styles.good}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {failed > 0 ? t('work.failedAside', { count: failed }) : t('work.fine')}
    </span>
  );
}

function Kind({ work }: { work: Work }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <>
      <span>{t(`work.name.${work.name}`, { defaultValue: work.name })}</span>
      {work.oldestWaiting !== null && (
        <span className={styles.second}>
          {t('work.since', { since: format.instant(work.oldestWaiting) })}
        </span>
      )}
    </>
  );
}

function Count({ work, of: key }: { work: Work; of: Counted }) {
  const format = useFormat();
  const isBad = key === 'failed' && work.failed > 0;
  return <span className={isBad ? styles.bad : undefined}>{format.count(work[key])}</span>;
}
