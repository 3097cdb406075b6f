/** What is to be paid, by when, and what has been checked. */
import { type Day, daysBetween, lastDayOf, type Period } from '@belegbar/domain/calendar';
import { negateCents } from '@belegbar/domain/money';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { VatAdvanceReturn } from './return.ts';
import styles from './tax.module.css';

export function ResultStrip({ report, period }: { report: VatAdvanceReturn; period: Period }) {
  const { t } = useTranslation('tax');
  const isRefund = report.payable < 0;
  return (
    <section className={styles.strip} aria-label={t('result')}>
      <div className={styles.result}>
        <p className={styles.resultLabel}>{t(isRefund ? 'refund' : 'payable')}</p>
        <p className={styles.resultFigure}>
          <Money cents={isRefund ? negateCents(report.payable) : report.payable} />
        </p>
        <DueDate report={report} />
      </div>
      <ul className={styles.checks}>
        <Checks report={report} period={period} />
      </ul>
    </section>
  );
}

function DueDate({ report }: { report: VatAdvanceReturn }) {
  const { t } = useTranslation('tax');
  const format = useFormat();
  const today = useToday();
  const days = daysBetween(today, report.dueDate);
  const year = report.dueDate.slice(0, 4);
  if (!report.required) return <p className={styles.small}>{t('noDueDate')}</p>;
  return (
    <>
      <p className={styles.due} data-tone={days < 0 ? 'past' : days <= 14 ? 'soon' : 'far'}>
        {t('due', { day: dayAndYear(format.dayNear(report.dueDate), year, format.language) })}
      </p>
      {report.dueShiftedBy !== null && (
        <p className={styles.small}>
          {t(`shifted.${report.dueShiftedBy}`, { day: ordinal(report.statutoryDueDate, format.language) })}
        </p>
      )}
    </>
  );
}

function Checks({ report, period }: { report: VatAdvanceReturn; period: Period }) {
  const { t } = useTranslation('tax');
  const format = useFormat();
  const today = useToday();
  const last = lastDayOf(period);
  const entries = report.boxes.reduce((sum, box) => Math.max(sum, box.entryCount), 0);
  return (
    <>
      <Check tone="pos">
        {report.lastEntry === 0
          ? t('check.emptyJournal')
          : t('check.fromJournal', { number: format.count(report.lastEntry) })}
      </Check>
      {report.roundingDifference === 0 ? (
        <Check tone="pos">{t('check.agrees')}</Check>
      ) : (
        <Check tone="info">
          {t('check.rounding', {
            form: format.money(report.payable),
            ledger: format.money(report.ledgerPayable),
            difference: format.money(report.roundingDifference),
          })}
        </Check>
      )}
      {last >= today && <Check tone="warn">{t('check.running', { day: format.day(last) })}</Check>}
      {entries === 0 && <Check tone="info">{t('check.nothing')}</Check>}
    </>
  );
}

const CHECK_ICONS = { pos: IconCheck, info: IconInfoCircle, warn: IconAlertTriangle };

function Check({ tone, children }: { tone: 'pos' | 'info' | 'warn'; children: ReactNode }) {
  const Icon = CHECK_ICONS[tone];
  return (
    <li data-tone={tone}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function dayAndYear(near: string, year: string, language: 'de' | 'en'): string {
  return language === 'de' ? `${near}${year}` : `${near} ${year}`;
}

/** `10.` or `10th`, for the day the law names. */
function ordinal(value: Day, language: 'de' | 'en'): string {
  const number = Number(value.slice(8));
  return language === 'de' ? `${number}.` : `${number}th`;
}
