/** What of the money is still to go to the state and to vendors, with its days. */
import { type Cents, subtractCents, sumCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { shortPeriodName } from '../tax-reports/index.ts';
import { AlarmLabel } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import styles from './finance.module.css';
import type { FinanceYear } from './use-finance.ts';

interface Props {
  year: FinanceYear;
  taxOpen: Cents;
  taxPaid: Cents;
}

export function ToBePaid({ year, taxOpen, taxPaid }: Props) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const returns = year.vatReturns
    .map((one) => ({ ...one, open: subtractCents(one.payable, one.paid) }))
    .filter(({ open }) => open !== 0);
  const sum = sumCents([...returns.map(({ open }) => open), taxOpen, year.facts.openBills]);
  if (sum === 0) return null;
  return (
    <details className={styles.toBePaid}>
      <summary>
        <span>{t(sum < 0 ? 'toBePaid.titleBack' : 'toBePaid.title')}</span>
        <strong>
          <Money cents={sum} />
        </strong>
      </summary>
      <ul className={styles.rows}>
        {returns.map((one) => (
          <li key={one.period} className={styles.due}>
            <Link to="/tax-reports/vat-advance" search={{ period: one.period }}>
              {t('toBePaid.vat', { period: shortPeriodName(one.period as Period, format) })}
            </Link>
            <Due of={one} />
            <Money cents={one.open} style="plain" />
          </li>
        ))}
        {taxOpen !== 0 && (
          <li className={styles.due}>
            <span>{t('toBePaid.tax')}</span>
            <span className={styles.lineNote}>
              {taxPaid === 0
                ? t('toBePaid.nothingPaid')
                : t('toBePaid.paid', { amount: format.money(taxPaid) })}
            </span>
            <Money cents={taxOpen} style="plain" />
          </li>
        )}
        {year.facts.openBills !== 0 && (
          <li className={styles.due}>
            <span>{t('mine.line.openBills')}</span>
            <span className={styles.lineNote}>
              {t('mine.note.openBills', { count: year.payables.count })}
            </span>
            <Money cents={year.facts.openBills} style="plain" />
          </li>
        )}
      </ul>
      <p className={styles.quietNote}>{t('toBePaid.byBooks')}</p>
    </details>
  );
}

type Period = Parameters<typeof shortPeriodName>[0];

function Due({ of: { dueDate, isOver, payable, paid } }: { of: FinanceYear['vatReturns'][number] }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const isLate = dueDate < useToday() && payable > paid;
  if (!isOver) return <span className={styles.lineNote}>{t('toBePaid.running')}</span>;
  return (
    <span className={styles.lineNote}>
      {isLate ? (
        <AlarmLabel>{t('toBePaid.late', { day: format.day(dueDate) })}</AlarmLabel>
      ) : (
        t('toBePaid.due', { day: format.day(dueDate) })
      )}
    </span>
  );
}
