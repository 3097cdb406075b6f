/** The advance returns of a year, each as a row with a bar, so that they can be compared. */
import { lastDayOf, type Period } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { FigureLink, Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './advance-table.module.css';
import { shortPeriodName } from './period.ts';
import { ReturnStanding } from './ReturnStanding.tsx';
import type { Advance } from './return.ts';

export function AdvanceTable({ periods, sum }: { periods: readonly Advance[]; sum: Cents }) {
  const { t } = useTranslation('tax-reports');
  const largest = Math.max(1, ...periods.map(({ payable }) => Math.abs(payable)));
  return (
    <table className={`${sheet.ruled} ${styles.table}`} aria-label={t('annual.periods')}>
      <thead>
        <tr>
          <th scope="col">{t('annual.period')}</th>
          <th scope="col" className={styles.due}>
            {t('annual.due')}
          </th>
          <th scope="col" className={styles.barHead} />
          <th scope="col" className={styles.amount}>
            {t('annual.payable')}
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map((report) => (
          <Row key={report.period} report={report} share={Math.abs(report.payable) / largest} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('annual.sumOf', { count: periods.length })}</th>
          <td className={styles.due} />
          <td />
          <td className={styles.amount}>
            <Total>
              <Money cents={sum} style="plain" />
            </Total>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ report, share }: { report: Advance; share: number }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const period = report.period as Period;
  const isRunning = lastDayOf(period) >= useToday();
  const name = shortPeriodName(period, format);
  const standing = report.required ? (
    <ReturnStanding report="vatAdvance" period={period} dueDate={report.dueDate} isChanged={false} />
  ) : (
    t(`tax-reports-form:${report.isBeforeBooks ? 'beforeBooks' : 'noDueDate'}`)
  );
  return (
    <tr>
      <th scope="row">
        <Link to="/tax-reports/vat-advance" search={{ period }}>
          {name}
        </Link>
        <span className={styles.note}>
          <span className={styles.onPhone}>{standing}</span>
          {isRunning && <span>{t('annual.isRunning')}</span>}
        </span>
      </th>
      <td className={styles.due}>{standing}</td>
      <td className={styles.barCell}>
        <Bar share={share} isRunning={isRunning} isRefund={report.payable < 0} />
      </td>
      <td className={styles.amount}>
        <FigureLink
          to="/tax-reports/vat-advance"
          search={{ period }}
          title={t('annual.open', { period: name })}
        >
          <Money cents={report.payable} style="plain" />
        </FigureLink>
      </td>
    </tr>
  );
}

function Bar(props: { share: number; isRunning: boolean; isRefund: boolean }) {
  return (
    <span
      className={styles.bar}
      data-running={props.isRunning || undefined}
      data-refund={props.isRefund || undefined}
      style={{ width: `${props.share * 100}%` }}
    />
  );
}
