/** The next date with the tax office, and why it is this day; for a small business, how far its limits are. */
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../connection/lazy-part.ts';
import { useErrorText } from '../connection/problems.ts';
import { useReportOffer } from '../tax-reports/index.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './home.module.css';
import { usePeriodName } from './period-name.ts';
import type { HomeData, VatReturn } from './use-home.ts';

const SmallBusiness = lazyPart(() => import('./small-business/SmallBusiness.tsx'));

export function TaxOffice({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  const { data: report, error } = data.vat;
  const isSmallBusiness = useReportOffer()?.smallBusiness;
  if (isSmallBusiness === true)
    return (
      <Suspense fallback={<Loading lines={3} />}>
        <SmallBusiness data={data} />
      </Suspense>
    );
  return (
    <section aria-labelledby="tax-office">
      <SectionHead id="tax-office" title={t('taxOffice.title')} />
      {error !== null && <p className={styles.quiet}>{errorText(error)}</p>}
      {error === null && report === undefined && <Loading lines={2} />}
      {isSmallBusiness === false && report !== undefined && <Due report={report} />}
    </section>
  );
}

function Due({ report }: { report: VatReturn }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  const [, month, dayOfMonth] = report.dueDate.split('-');
  const short =
    format.language === 'de' ? `${dayOfMonth}.${month}.` : format.day(report.dueDate).replace(/ \d{4}$/, '');
  const reason =
    report.dueShiftedBy === null
      ? t('taxOffice.onTime')
      : t(`taxOffice.${report.dueShiftedBy}`, { day: format.dayNear(report.statutoryDueDate) });
  return (
    <div className={styles.due}>
      <p className={styles.dueDay}>{short}</p>
      <div>
        <p className={styles.dueTitle}>
          <Link to="/tax-reports/vat-advance" search={{ period: report.period }}>
            {t('taxOffice.vatReturn', {
              period: `${periodName(report.period)} ${report.period.slice(0, 4)}`,
            })}
          </Link>
        </p>
        <p className={styles.note}>
          {reason} {t(`taxOffice.by.${report.period.includes('Q') ? 'quarter' : 'month'}`)}{' '}
          <Link to="/my-business" hash="tax-legal">
            {t('taxOffice.change')}
          </Link>
        </p>
      </div>
    </div>
  );
}
