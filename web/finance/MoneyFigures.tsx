/** In, out, what is left, and what is still to come; each leads to its proof. */
import type { Cents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AlarmLabel, FigureCell, FigureStrip, UnknownFigure } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Bone } from '../ui/Loading.tsx';
import { FigureLink, Money } from '../ui/Money.tsx';
import type { FinanceData } from './use-finance.ts';

export function MoneyFigures({ data, year }: { data: FinanceData; year: number }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const money = data.money.data;
  const before = data.before.data;
  const hasBefore = before !== undefined && (before.income !== 0 || before.expense !== 0);
  const noteOf = (amount: Cents | undefined, otherwise: string) =>
    hasBefore && amount !== undefined
      ? t('before', { year: year - 1, amount: format.money(amount) })
      : otherwise;
  const search = { year: String(year) };
  return (
    <FigureStrip label={t('figures')}>
      <FigureCell label={t('in', { year })} note={noteOf(before?.income, t('gross'))}>
        {money === undefined ? (
          <Bone width={120} />
        ) : (
          <Link to="/finance" search={{ ...search, side: 'income' }}>
            <Money cents={money.income} />
          </Link>
        )}
      </FigureCell>
      <FigureCell label={t('out', { year })} note={noteOf(before?.expense, t('gross'))}>
        {money === undefined ? (
          <Bone width={120} />
        ) : (
          <Link to="/finance" search={{ ...search, side: 'expense' }}>
            <Money cents={money.expense} />
          </Link>
        )}
      </FigureCell>
      <FigureCell label={t('left', { year })} note={noteOf(before?.result, t('leftNote'))}>
        {money === undefined ? (
          <Bone width={120} />
        ) : (
          <FigureLink to="/tax-reports/eur" search={search} title={t('why')}>
            <Money cents={money.result} />
          </FigureLink>
        )}
      </FigureCell>
      <OpenCell data={data} />
    </FigureStrip>
  );
}

function OpenCell({ data: { open, overdue } }: { data: FinanceData }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const late = overdue.data?.totals;
  const note =
    late !== undefined && late.count > 0 ? (
      <AlarmLabel>
        <Link to="/invoices" search={{ status: 'overdue' }}>
          {t('overdueOf', { amount: format.money(late.open) })}
        </Link>
      </AlarmLabel>
    ) : (
      open.data && t('openCount', { count: open.data.totals.count })
    );
  return (
    <FigureCell label={t('open')} note={note}>
      {open.data === undefined ? (
        open.isError ? (
          <UnknownFigure>{t('unknown')}</UnknownFigure>
        ) : (
          <Bone width={120} />
        )
      ) : (
        <Link to="/invoices" search={{ status: 'open' }}>
          <Money cents={open.data.totals.open} />
        </Link>
      )}
    </FigureCell>
  );
}
