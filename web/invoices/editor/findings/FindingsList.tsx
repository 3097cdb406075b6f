/** What the law asks for: what is missing first, each point leading to its field. Below, what is settled. */

import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { SectionHead } from '../../../ui/Heads.tsx';
import { paragraphIn } from '../../problem-text.ts';
import small from '../small.module.css';
import type { EditorContext } from '../use-editor-context.ts';
import styles from './findings.module.css';
import { ProblemList } from './ProblemList.tsx';
import type { Mending } from './use-mending.ts';

export const FindingsList = memo(function FindingsList({
  context,
  mending,
}: {
  context: EditorContext;
  mending: Mending;
}) {
  const { t } = useTranslation('invoices');
  const { blocking, warnings, settled, isPeriodAssumed } = context.findings;
  return (
    <section className={styles.findings} aria-labelledby="findings-title">
      <SectionHead id="findings-title" title={t('findings.title')} aside={<Verdict context={context} />} />
      <ProblemList problems={[...blocking, ...warnings]} onMend={mending.mend} />
      {isPeriodAssumed && <AssumedPeriod mending={mending} />}
      <ul className={styles.settled}>
        {settled.map((point) => (
          <li key={point}>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" />
            {t(`findings.point.${point}`)}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The invoice is lawful with the day of issue as that of the supply, if it was; only the person knows. */
function AssumedPeriod({ mending }: { mending: Mending }) {
  const { t } = useTranslation('invoices');
  const { language } = useFormat();
  return (
    <ul className={styles.problems}>
      <li data-severity="warning">
        <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
        <span>
          {t('findings.assumedPeriod')}
          <span className={styles.paragraph}>{paragraphIn(language, '§ 14 (4) No. 6 UStG')}</span>
        </span>
        <button type="button" className={small.textButton} onClick={() => mending.mend('servicePeriod')}>
          {t('findings.toField')}
        </button>
      </li>
    </ul>
  );
}

/** What only the e-invoice lacks is counted there; until it has all of it, too, the invoice is complete but not ready. */
function Verdict({ context: { findings, readiness } }: { context: EditorContext }) {
  const { t } = useTranslation('invoices');
  const count = findings.blocking.length;
  const hasNoAmount = findings.warnings.some(({ code }) => code === 'total.zero');
  const isReady = readiness.isReadyAsWanted || readiness.hasFailed;
  return (
    <span className={count > 0 || hasNoAmount ? styles.missing : styles.complete} role="status">
      {count > 0
        ? t('findings.missing', { count })
        : t(`findings.${hasNoAmount ? 'withoutAmount' : isReady ? 'complete' : 'lawful'}`)}
    </span>
  );
}
