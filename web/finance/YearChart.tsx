/** The months of the year as bars with those of the year before, and as figures by quarter and by month. */
import type { Cents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { NetBars, type NetMonth } from './NetBars.tsx';
import { MonthTable, QuarterTable } from './QuarterTable.tsx';
import type { FinanceYear } from './use-finance.ts';

interface Props {
  year: FinanceYear;
  month: number | null;
  onMonth: (month: number) => void;
}

export function YearChart({ year, month, onMonth }: Props) {
  const { t } = useTranslation('finance');
  const running = useRunning(year.year);
  const { months, hasBefore } = useMonths(year, { month, running });
  return (
    <section aria-labelledby="months">
      <SectionHead
        id="months"
        title={t('months')}
        aside={t(year.isSmallBusiness ? 'grossKept' : 'netOfVat', { year: year.year })}
      />
      <NetBars
        label={t('months')}
        legend={[
          { key: 'in', name: t('incomeName') },
          { key: 'out', name: t('expenseName') },
          { key: 'line', name: t('profit') },
          ...(hasBefore
            ? [{ key: 'before' as const, name: t('incomeBefore', { year: year.year - 1 }) }]
            : []),
        ]}
        months={months}
        onSelect={(key) => onMonth(Number(key))}
      />
      <QuarterTable year={year} running={running} />
      <MonthTable year={year} />
    </section>
  );
}

/** The month that runs, in the year that runs. */
function useRunning(year: number): number | null {
  const [thisYear, thisMonth] = useToday().split('-').map(Number);
  return year === thisYear ? (thisMonth ?? null) : null;
}

function useMonths(
  year: FinanceYear,
  { month: selected, running }: { month: number | null; running: number | null },
): { months: NetMonth[]; hasBefore: boolean } {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const { before } = year;
  const hasBefore = before.total.income !== 0;
  const amounts = (entries: [string, Cents][]) =>
    entries.map(([name, amount]) => `${name} ${format.money(amount)}`).join(', ');
  const months = year.months.map(({ month, income, expense, profit }): NetMonth => {
    const name = format.monthName(month);
    const last = before.months.find((one) => one.month === month)?.income;
    const said = amounts([
      [t('incomeName'), income],
      [t('expenseName'), expense],
      [t('profit'), profit],
      ...(hasBefore && last !== undefined
        ? [[t('incomeBefore', { year: year.year - 1 }), last] as [string, Cents]]
        : []),
    ]);
    const isToCome = running !== null && month > running;
    return {
      key: String(month),
      name: name.slice(0, 3),
      said: `${name}: ${said}`,
      up: [{ look: 'certain', amount: income }],
      down: [{ look: 'certain', amount: expense }],
      before: hasBefore ? last : undefined,
      point: isToCome ? null : profit,
      isRunning: month === running,
      isPartial: month === running,
      isSelected: month === selected,
    };
  });
  return { months, hasBefore };
}
