/** What a report comes to, by when, and what has been checked. */
import type { Day, ShiftReason } from '@belegbar/domain/calendar';
import { daysBetween } from '@belegbar/domain/calendar';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import styles from './tax.module.css';

interface ReportStripProps {
  /** What the figure is: "VAT payable". */
  label: ReactNode;
  figure: ReactNode;
  /** When it is due, or why not. */
  due: ReactNode;
  /** `Check` lines. */
  children: ReactNode;
}

export function ReportStrip({ label, figure, due, children }: ReportStripProps) {
  const { t } = useTranslation('tax-reports-form');
  return (
    <section className={styles.strip} aria-label={t('result')}>
      <div className={styles.result}>
        <p className={styles.resultLabel}>{label}</p>
        <p className={styles.resultFigure}>{figure}</p>
        {due}
      </div>
      <ul className={styles.checks}>{children}</ul>
    </section>
  );
}

/** A day of the law, and the working day to which it moved. */
export interface DueDay {
  dueDate: Day;
  statutoryDueDate: Day;
  dueShiftedBy: ShiftReason | null;
}

interface DueDateProps {
  due: DueDay;
  /** It is known not to be filed, and late once its day is over. */
  isUnfiled: boolean;
}

/** The due day with the reason why it is another than that of the law. */
export function DueDate({ due, isUnfiled }: DueDateProps) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const today = useToday();
  const days = daysBetween(today, due.dueDate);
  const year = due.dueDate.slice(0, 4);
  return (
    <>
      <p className={styles.due} data-tone={toneOf(days, isUnfiled)}>
        {t('due', { day: dayAndYear(format.dayNear(due.dueDate), year, format.language) })}
      </p>
      <ShiftReasonText due={due} />
    </>
  );
}

function toneOf(days: number, isUnfiled: boolean): 'late' | 'past' | 'soon' | 'far' {
  if (days < 0) return isUnfiled ? 'late' : 'past';
  return days <= 14 ? 'soon' : 'far';
}

function ShiftReasonText({ due }: { due: DueDay }) {
  const { t } = useTranslation('tax-reports-form');
  const { language } = useFormat();
  if (due.dueShiftedBy === null) return null;
  return (
    <p className={styles.small}>
      {t(`shifted.${due.dueShiftedBy}`, { day: ordinal(due.statutoryDueDate, language) })}
    </p>
  );
}

const CHECK_ICONS = { pos: IconCheck, info: IconInfoCircle, warn: IconAlertTriangle };

export function Check({ tone, children }: { tone: 'pos' | 'info' | 'warn'; children: ReactNode }) {
  const Icon = CHECK_ICONS[tone];
  return (
    <li data-tone={tone}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

/** How far the journal has been read: a fact that could not have failed, so it wears no tick. */
export function JournalCheck({ lastEntry }: { lastEntry: number }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  return (
    <Check tone="info">
      {lastEntry === 0
        ? t('check.emptyJournal')
        : t('check.fromJournal', { number: format.count(lastEntry) })}
    </Check>
  );
}

function dayAndYear(near: string, year: string, language: 'de' | 'en'): string {
  return language === 'de' ? `${near}${year}` : `${near} ${year}`;
}

/** `10.` or `10th`, for the day the law names. */
function ordinal(value: Day, language: 'de' | 'en'): string {
  const number = Number(value.slice(8));
  return language === 'de' ? `${number}.` : `${number}${SUFFIXES[number] ?? 'th'}`;
}

const SUFFIXES: Record<number, string> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
};
