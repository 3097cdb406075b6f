/** The months of a year as bars; a month leads to its movements. */
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MonthBars } from '../ui/MonthBars.tsx';
import { QuarterTable } from './QuarterTable.tsx';
import type { Statement } from './use-finance.ts';

interface Props {
  year: number;
  /** Undefined while loading. */
  statement: Statement | undefined;
  /** Of the year before, once it is known. */
  before: Statement | undefined;
  month: number | null;
  onMonth: (month: number) => void;
}

export function MoneyOfYear({ year, statement, ...chosen }: Props) {
  const { t } = useTranslation('finance');
  return (
    <section aria-labelledby="money-of-year">
      <SectionHead id="money-of-year" title={t('months')} aside={t('yearGross', { year })} />
      {statement === undefined ? <Loading lines={6} /> : <Bars statement={statement} {...chosen} />}
    </section>
  );
}

type BarsProps = Pick<Props, 'before' | 'month' | 'onMonth'> & { statement: Statement };

function Bars({ statement, before, month, onMonth }: BarsProps) {
  const { t } = useTranslation('finance');
  const [thisYear, thisMonth] = useToday().split('-').map(Number);
  const { year, months, income, expense } = statement;
  const running = year === thisYear ? (thisMonth ?? null) : null;
  const hasBefore = before !== undefined && (before.income !== 0 || before.expense !== 0);
  return (
    <>
      <MonthBars
        label={t('months')}
        series={[
          { name: t('income'), sum: income },
          { name: t('expense'), sum: expense },
        ]}
        months={months.map((one) => ({
          month: one.month,
          amounts: [one.income, one.expense],
          before: hasBefore ? before.months.find((other) => other.month === one.month)?.income : undefined,
        }))}
        beforeName={t('incomeBefore', { year: year - 1 })}
        running={running}
        selected={month}
        onSelect={onMonth}
      />
      <QuarterTable statement={statement} lastMonth={running ?? 12} />
    </>
  );
}
