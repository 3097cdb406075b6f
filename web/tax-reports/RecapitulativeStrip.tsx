/** What the statement comes to, when it is due, which period it is filed for, and whether it agrees with the advance return. */
import { lastDayOf, type Period } from '@belegbar/domain/calendar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import { Notice } from '../ui/States.tsx';
import { FiledMark } from './FiledMark.tsx';
import { shortPeriodName } from './period.ts';
import { Check, DueDate, JournalCheck, ReportStrip } from './ReportStrip.tsx';
import type { Recapitulative } from './return.ts';
import styles from './tax.module.css';

interface Props {
  statement: Recapitulative;
  period: Period;
}

export function RecapitulativeStrip({ statement, period }: Props) {
  const { t } = useTranslation('tax-reports');
  const today = useToday();
  const isFiled = statement.isStatement && statement.lines.some((line) => line.amount !== 0);
  return (
    <>
      {!statement.isStatement && <OtherPeriods statement={statement} />}
      <ReportStrip
        label={t('zm.sum')}
        figure={<Money cents={statement.amount} />}
        due={
          isFiled ? (
            <>
              <DueDate due={statement} isUnfiled={statement.filed === null} />
              <FiledMark
                report="recapitulative"
                period={period}
                dueDate={statement.dueDate}
                lastEntry={statement.lastEntry}
                isChanged={(statement.filed?.differences.length ?? 0) > 0}
                isOver={lastDayOf(period) < today}
              />
            </>
          ) : (
            <p className={styles.small}>{t(statement.isStatement ? 'zm.nothingDue' : 'zm.noStatement')}</p>
          )
        }
      >
        <Checks statement={statement} period={period} />
      </ReportStrip>
    </>
  );
}

function Checks({ statement, period }: Props) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const today = useToday();
  const { exact, advance, lines } = statement;
  const agrees = exact.services === advance.services && exact.goods === advance.goods;
  const withoutId = lines.filter(({ vatId }) => vatId === '').length;
  const last = lastDayOf(period);
  return (
    <>
      <JournalCheck lastEntry={statement.lastEntry} />
      {withoutId > 0 && <Check tone="warn">{t('zm.withoutId', { count: withoutId })}</Check>}
      {agrees ? (
        <Check tone="pos">{t('zm.agrees')}</Check>
      ) : (
        <Check tone="warn">
          {t('zm.differs', {
            services: format.money(advance.services),
            goods: format.money(advance.goods),
          })}
        </Check>
      )}
      <Check tone="info">
        {t(`zm.filing.${statement.filing}`, { limit: format.money(statement.goodsLimit) })}
      </Check>
      {last >= today && (
        <Check tone="warn">{t('tax-reports-form:check.running', { day: format.day(last) })}</Check>
      )}
    </>
  );
}

/** Where another length of period is filed. */
function OtherPeriods({ statement }: { statement: Recapitulative }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  return (
    <Notice tone="info" title={t(`zm.filedBy.${statement.filing}`)}>
      <p className={styles.links}>
        {statement.statements.map((period) => (
          <Link key={period} to="/tax-reports/recapitulative" search={{ period }}>
            {shortPeriodName(period as Period, format)}
          </Link>
        ))}
      </p>
    </Notice>
  );
}
