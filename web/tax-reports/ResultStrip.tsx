/** What is to be paid, by when, and what has been checked. */
import { lastDayOf, type Period } from '@belegbar/domain/calendar';
import { negateCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import { FiledMark } from './FiledMark.tsx';
import { Check, DueDate, JournalCheck, ReportStrip } from './ReportStrip.tsx';
import type { VatAdvanceReturn } from './return.ts';
import styles from './tax.module.css';

export function ResultStrip({ report, period }: { report: VatAdvanceReturn; period: Period }) {
  const { t } = useTranslation('tax-reports-form');
  const today = useToday();
  const isRefund = report.payable < 0;
  return (
    <ReportStrip
      label={t(isRefund ? 'refund' : 'payable')}
      figure={<Money cents={isRefund ? negateCents(report.payable) : report.payable} />}
      due={
        <>
          {report.required ? (
            <DueDate due={report} isUnfiled={report.filed === null} />
          ) : (
            <p className={styles.small}>{t(report.isBeforeBooks ? 'beforeBooks' : 'noDueDate')}</p>
          )}
          <FiledMark
            report="vatAdvance"
            period={period}
            dueDate={report.required ? report.dueDate : null}
            lastEntry={report.lastEntry}
            isChanged={(report.filed?.differences.length ?? 0) > 0}
            isOver={lastDayOf(period) < today}
          />
        </>
      }
    >
      <Checks report={report} period={period} />
    </ReportStrip>
  );
}

function Checks({ report, period }: { report: VatAdvanceReturn; period: Period }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const today = useToday();
  const last = lastDayOf(period);
  const entries = report.boxes.reduce((sum, box) => Math.max(sum, box.entryCount), 0);
  return (
    <>
      <JournalCheck lastEntry={report.lastEntry} />
      {report.roundingDifference === 0 ? (
        entries > 0 && <Check tone="pos">{t('check.agrees')}</Check>
      ) : (
        <Check tone="info">
          {t('check.rounding', {
            form: format.money(report.payable),
            ledger: format.money(report.ledgerPayable),
            difference: format.money(report.roundingDifference),
          })}
        </Check>
      )}
      {report.isProvisional && <Check tone="warn">{t('check.provisional', { year: report.formYear })}</Check>}
      {last >= today && <Check tone="warn">{t('check.running', { day: format.day(last) })}</Check>}
      {entries === 0 && <Check tone="info">{t('check.nothing')}</Check>}
    </>
  );
}
