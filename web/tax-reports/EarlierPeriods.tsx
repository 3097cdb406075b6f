/** The periods before, each with what was payable and where it stands. */
import { type Period, previousPeriod } from '@belegbar/domain/calendar';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import { shortPeriodName } from './period.ts';
import { ReturnStanding } from './ReturnStanding.tsx';
import styles from './tax.module.css';

export function EarlierPeriods({ period }: { period: Period }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const before = [previousPeriod(period), previousPeriod(previousPeriod(period))];
  const reports = useQueries({
    queries: before.map((earlier) => api.taxReports.vatAdvance.queryOptions({ input: { period: earlier } })),
  });
  const known = reports.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (known.length === 0) return null;
  return (
    <section className={styles.earlier}>
      <SectionHead title={t('earlier')} />
      <table className={`${sheet.ruled} ${styles.earlierTable}`} aria-label={t('earlier')}>
        <tbody>
          {known.map((report) => (
            <tr key={report.period}>
              <th scope="row">
                <Link to="/tax-reports/vat-advance" search={{ period: report.period }}>
                  {shortPeriodName(report.period as Period, format)}
                </Link>
              </th>
              <td>
                {report.required ? (
                  <ReturnStanding
                    report="vatAdvance"
                    period={report.period}
                    dueDate={report.dueDate}
                    isChanged={(report.filed?.differences.length ?? 0) > 0}
                  />
                ) : (
                  t(report.isBeforeBooks ? 'beforeBooks' : 'noDueDate')
                )}
              </td>
              <td className={styles.amount}>
                <Money cents={report.payable} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
