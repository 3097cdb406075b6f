/** Money in and out of the last twelve months, the running one last; each month leads to its movements. */
import { sumCents, ZERO } from '@belegbar/domain/money';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MonthBars } from '../ui/MonthBars.tsx';
import type { HomeData, MoneyOfYear } from './use-home.ts';

export function TwelveMonths({ data: { today, money } }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const [thisYear, lastYear] = [money.thisYear.data, money.lastYear.data];
  const isFailed = money.thisYear.isError || money.lastYear.isError;
  if (isFailed) return null;
  return (
    <section aria-labelledby="twelve-months">
      <SectionHead id="twelve-months" title={t('months.title')} aside={t('months.gross')} />
      {thisYear === undefined || lastYear === undefined ? (
        <Loading lines={5} />
      ) : (
        <Bars running={Number(today.slice(5, 7))} thisYear={thisYear} lastYear={lastYear} />
      )}
    </section>
  );
}

interface BarsProps {
  running: number;
  thisYear: MoneyOfYear;
  lastYear: MoneyOfYear;
}

function Bars({ running, thisYear, lastYear }: BarsProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const yearOfMonth = (month: number) => (month > running ? lastYear : thisYear);
  const months = Array.from({ length: 12 }, (_, index) => ((running + index) % 12) + 1).map((month) => {
    const of = yearOfMonth(month).months.find((one) => one.month === month);
    return { month, amounts: [of?.income ?? ZERO, of?.expense ?? ZERO] as const };
  });
  return (
    <MonthBars
      label={t('months.title')}
      series={[
        { name: t('months.income'), sum: sumCents(months.map(({ amounts }) => amounts[0])) },
        { name: t('months.expense'), sum: sumCents(months.map(({ amounts }) => amounts[1])) },
      ]}
      months={months}
      running={running}
      selected={null}
      onSelect={(month) =>
        void navigate({
          to: '/finance',
          search: { year: String(yearOfMonth(month).year), month: String(month) },
        })
      }
    />
  );
}
