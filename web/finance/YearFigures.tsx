/** Income, expenses, profit and what is really one's own, on one strip; each leads to what it is made of. */
import type { Cents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { FigureCell, FigureStrip } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { FigureLink, Money } from '../ui/Money.tsx';
import styles from './finance.module.css';
import { mineOf } from './mine-of.ts';
import type { FinanceYear, Seen } from './use-finance.ts';

type Net = FinanceYear['total'];

interface Props {
  year: FinanceYear;
  seen: Seen;
}

export function YearFigures({ year, seen }: Props) {
  const { t } = useTranslation('finance');
  const { now, before, beforeName } = useInView(year, seen);
  const format = useFormat();
  const isKnown = before.income !== 0 || before.expense !== 0;
  const noteOf = (amount: Cents) =>
    isKnown ? t('before', { when: beforeName, amount: format.money(amount) }) : undefined;
  const search = { year: String(year.year), ...(seen.month === null ? {} : { month: String(seen.month) }) };
  const kind = year.isSmallBusiness ? 'gross' : 'net';
  return (
    <div className={styles.figures}>
      <FigureStrip label={t('figures')}>
        <FigureCell label={t(`income.${kind}`)} note={noteOf(before.income)}>
          <Link to="/finance" search={{ ...search, side: 'income' }} hash="movements" title={t('entries')}>
            <Money cents={now.income} />
          </Link>
        </FigureCell>
        <FigureCell label={t(`expense.${kind}`)} note={noteOf(before.expense)}>
          <Link to="/finance" search={{ ...search, side: 'expense' }} hash="movements" title={t('entries')}>
            <Money cents={now.expense} />
          </Link>
        </FigureCell>
        <FigureCell label={t('profit')} note={noteOf(before.profit)}>
          <FigureLink to="/tax-reports/eur" search={search} title={t('why')}>
            <Money cents={now.profit} />
          </FigureLink>
        </FigureCell>
        <FigureCell label={t('mine.title')} note={t('mine.figureNote')}>
          <FigureLink to="/finance" search={{ year: String(year.year) }} hash="mine" title={t('mine.why')}>
            <Money cents={mineOf(year).total} />
          </FigureLink>
        </FigureCell>
      </FigureStrip>
    </div>
  );
}

/** The month in view beside the same one, or the year beside as many months. */
function useInView(year: FinanceYear, { month }: Seen): { now: Net; before: Net; beforeName: string } {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const today = useToday();
  const last = year.year - 1;
  if (month !== null) {
    const of = (months: FinanceYear['months']) => months.find((one) => one.month === month) ?? year.total;
    return {
      now: of(year.months),
      before: of(year.before.months),
      beforeName: `${format.monthName(month)} ${last}`,
    };
  }
  const isRunning = today.startsWith(String(year.year));
  const until = t('untilMonth', { year: last, month: format.monthName(Number(today.slice(5, 7))) });
  return {
    now: year.total,
    before: year.before.untilSameMonth,
    beforeName: isRunning ? until : String(last),
  };
}
