/** What may come into the register and waits to be reviewed: dashed, as none of it is booked. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import table from '../ui/table/table.module.css';
import styles from './assets.module.css';
import type { Drawing } from './PlanCell.tsx';
import { nameOfWaiting, useWaiting, type WaitingAsset } from './use-waiting.ts';

export function WaitingRows({ waiting, drawing }: { waiting: readonly WaitingAsset[]; drawing: Drawing }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return waiting.map((one) => (
    <tr key={one.id} className={styles.waiting}>
      <td>
        {nameOfWaiting(one)}
        <span className={styles.quiet}>{t('waiting.note')}</span>
      </td>
      <td data-from="720">{one.documentDate !== null && format.day(one.documentDate)}</td>
      <td className={table.end}>
        <Money cents={one.net} style="plain" />
      </td>
      <td data-from="980">
        <span className={styles.plan} aria-hidden="true">
          {drawing.years.map((year) => (
            <span key={year} className={styles.planYear} data-now={year === drawing.thisYear || undefined}>
              {year === drawing.thisYear && <span className={styles.bar} data-when="waiting" />}
            </span>
          ))}
        </span>
      </td>
      <td />
      <td className={table.amount}>
        <Review of={one} />
      </td>
    </tr>
  ));
}

/** Where nothing is in the register yet. */
export function WaitingList() {
  const { t } = useTranslation('assets');
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <section className={styles.register} aria-labelledby="waiting-assets">
      <SectionHead id="waiting-assets" title={t('waiting.title')} />
      <WaitingCards waiting={waiting} isAlone />
    </section>
  );
}

/** On a phone, where there are no columns. */
export function WaitingCards({
  waiting,
  isAlone,
}: {
  waiting: readonly WaitingAsset[];
  /** No table stands beside them. */
  isAlone?: boolean;
}) {
  const { t } = useTranslation('assets');
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.waitingCards} data-alone={isAlone || undefined} aria-label={t('waiting.title')}>
      {waiting.map((one) => (
        <li key={one.id} className={styles.waiting}>
          <span>
            {nameOfWaiting(one)}
            <span className={styles.quiet}>{t('waiting.note')}</span>
          </span>
          <span>
            <Money cents={one.net} />
            <Review of={one} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Review({ of }: { of: WaitingAsset }) {
  const { t } = useTranslation('assets');
  const { id } = of;
  const name = nameOfWaiting(of);
  return (
    <Link to="/finance/received/$id" params={{ id }} aria-label={t('waiting.reviewOf', { name })}>
      {t('waiting.review')}
    </Link>
  );
}
