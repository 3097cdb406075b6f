/** The chain of the journal: its state now, a mark for each month, and its end to keep elsewhere. */
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import type { Overview } from './CheckedPoints.tsx';
import styles from './compliance.module.css';
import { MonthMarks } from './MonthMarks.tsx';
import type { Verification } from './use-verification.ts';

interface Props {
  overview: Overview;
  verification: Verification;
  /** The month in which the journal is opened. */
  selected: string | null;
  onAgain: () => void;
}

export function Chain({ overview, verification, selected, onAgain }: Props) {
  const { t } = useTranslation('compliance');
  const { lastEntry, months } = overview;
  const { doneAt, failure } = verification;
  return (
    <section aria-labelledby="chain">
      <SectionHead id="chain" title={t('chain.title')} aside={<State verification={verification} />} />
      {lastEntry === null ? (
        <p className={styles.quiet}>{t('chain.empty')}</p>
      ) : (
        <>
          <MonthMarks months={months} verification={verification} selected={selected} />
          <Facts lastEntry={lastEntry} doneAt={doneAt} />
          <div className={styles.acts}>
            <Button
              size="xs"
              leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
              loading={doneAt === null && failure === null}
              onClick={onAgain}
            >
              {t('chain.again')}
            </Button>
            <CopyButton value={`${lastEntry.number} ${lastEntry.hash}`} label={t('chain.copy')} />
          </div>
          <p className={styles.hint}>{t('chain.keep')}</p>
        </>
      )}
    </section>
  );
}

function Facts({
  lastEntry: { number, hash },
  doneAt,
}: {
  lastEntry: NonNullable<Overview['lastEntry']>;
  doneAt: string | null;
}) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <dt>{t('chain.checkedAt')}</dt>
      <dd>{doneAt === null ? '–' : format.instant(doneAt)}</dd>
      <dt>{t('chain.lastEntry')}</dt>
      <dd>{format.count(number)}</dd>
      <dt>{t('chain.hash')}</dt>
      <dd>
        <code className={styles.hash} title={hash}>
          {hash.slice(0, 8)} … {hash.slice(-8)}
        </code>
      </dd>
    </dl>
  );
}

function State({ verification }: { verification: Verification }) {
  const { t } = useTranslation('compliance');
  const { doneAt, firstBroken, failure } = verification;
  if (failure !== null) return <span data-tone="warn">{t('chain.state.failed')}</span>;
  if (doneAt === null) return <span>{t('chain.state.running')}</span>;
  return firstBroken === null ? (
    <span className={styles.state} data-tone="pos">
      {t('chain.state.whole')}
    </span>
  ) : (
    <span className={styles.state} data-tone="neg">
      {t('chain.state.broken')}
    </span>
  );
}
