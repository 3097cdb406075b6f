/** The months of a year as bars; a month leads to its movements. */
import { useTranslation } from 'react-i18next';
import type { client } from '../api.ts';
import { useToday } from '../session.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { MonthBars } from '../ui/MonthBars.tsx';

interface Props {
  statement: Awaited<ReturnType<typeof client.taxReports.eur>>;
  month: number | null;
  onMonth: (month: number) => void;
}

export function MoneyOfYear({ statement, month, onMonth }: Props) {
  const { t } = useTranslation('finance');
  const [thisYear, thisMonth] = useToday().split('-').map(Number);
  const { year, months, income, expense } = statement;
  return (
    <section aria-labelledby="money-of-year">
      <SectionHead id="money-of-year" title={t('months')} aside={t('yearGross', { year })} />
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
    </section>
  );
}
