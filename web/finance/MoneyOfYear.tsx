/** The months of a year as bars; a month leads to its movements. */
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MonthBars } from '../ui/MonthBars.tsx';

type Statement = Awaited<ReturnType<typeof client.taxReports.eur>>;

interface Props {
  year: number;
  /** Undefined while loading. */
  statement: Statement | undefined;
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

type BarsProps = Pick<Props, 'month' | 'onMonth'> & { statement: Statement };

function Bars({ statement: { year, months, income, expense }, month, onMonth }: BarsProps) {
  const { t } = useTranslation('finance');
  const [thisYear, thisMonth] = useToday().split('-').map(Number);
  return (
    <MonthBars
      label={t('months')}
      series={[
        { name: t('income'), sum: income },
        { name: t('expense'), sum: expense },
      ]}
      months={months.map((one) => ({ month: one.month, amounts: [one.income, one.expense] }))}
      running={year === thisYear ? (thisMonth ?? null) : null}
      selected={month}
      onSelect={onMonth}
    />
  );
}
