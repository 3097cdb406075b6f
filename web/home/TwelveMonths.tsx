/** Money in and out of the last twelve months, the running one last; each month leads to its movements. */
import { type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useReportOffer } from '../tax-reports/index.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MonthBars } from '../ui/MonthBars.tsx';
import type { HomeData, MoneyOfYear } from './use-home.ts';

export function TwelveMonths({ data: { today, money } }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const isVatFree = useReportOffer()?.smallBusiness === true;
  const [thisYear, lastYear] = [money.thisYear.data, money.lastYear.data];
  const isFailed = money.thisYear.isError || money.lastYear.isError;
  if (isFailed) return null;
  return (
    <section aria-labelledby="twelve-months">
      <SectionHead
        id="twelve-months"
        title={t('months.title')}
        aside={isVatFree ? undefined : t('months.gross')}
      />
      {thisYear === undefined || lastYear === undefined ? (
        <Loading lines={5} />
      ) : (
        <Bars running={Number(today.slice(5, 7))} years={[thisYear, lastYear, money.yearBeforeLast.data]} />
      )}
    </section>
  );
}

interface BarsProps {
  running: number;
  /** This year, the last one, and the one before where it is known. */
  years: readonly [MoneyOfYear, MoneyOfYear, MoneyOfYear | undefined];
}

function Bars({ running, years }: BarsProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const note = useComparison(running, years);
  const months = Array.from({ length: 12 }, (_, index) => ((running + index) % 12) + 1).map((month) => {
    const since = month > running ? 1 : 0;
    const of = monthOf(years[since], month);
    return {
      month,
      amounts: [of?.income ?? ZERO, of?.expense ?? ZERO] as const,
      before: incomeOf(years[since + 1], month),
    };
  });
  return (
    <MonthBars
      label={t('months.title')}
      series={[
        { name: t('months.income'), sum: sumCents(months.map(({ amounts }) => amounts[0])) },
        { name: t('months.expense'), sum: sumCents(months.map(({ amounts }) => amounts[1])) },
      ]}
      months={months}
      beforeName={t('months.before')}
      note={note}
      running={running}
      selected={null}
      onSelect={(month) =>
        void navigate({
          to: '/finance',
          search: { year: String(years[month > running ? 1 : 0].year), month: String(month) },
        })
      }
    />
  );
}

/** How the last whole month compares to that of a year before; nothing where there was none. */
function useComparison(running: number, years: BarsProps['years']): string | undefined {
  const { t } = useTranslation('home');
  const format = useFormat();
  const month = running === 1 ? 12 : running - 1;
  const since = month > running ? 1 : 0;
  const [now, before] = [incomeOf(years[since], month), incomeOf(years[since + 1], month)];
  if (now === undefined || before === undefined) return undefined;
  const difference = subtractCents(now, before);
  const word = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  return t(`months.${word}`, {
    month: format.monthName(month),
    amount: format.money(difference < 0 ? negateCents(difference) : difference),
  });
}

function monthOf(year: MoneyOfYear | undefined, month: number) {
  return year?.months.find((one) => one.month === month);
}

/** Undefined where the books of that year have no money at all: there is nothing to compare with. */
function incomeOf(year: MoneyOfYear | undefined, month: number): Cents | undefined {
  const hasMoved = year?.months.some(({ income, expense }) => income !== 0 || expense !== 0) === true;
  return hasMoved ? (monthOf(year, month)?.income ?? ZERO) : undefined;
}
