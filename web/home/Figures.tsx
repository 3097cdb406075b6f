/** Four figures on one ruled strip; each is a link to its proof. */
import { yearOf } from '@belegbar/domain/calendar';
import { smallBusinessLimits } from '@belegbar/domain/law';
import { type Cents, ZERO } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useReportOffer } from '../tax-reports/index.ts';
import { AlarmLabel, FigureCell, FigureStrip, UnknownFigure } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Bone } from '../ui/Loading.tsx';
import { FigureLink, Money } from '../ui/Money.tsx';
import { usePeriodName } from './period-name.ts';
import type { HomeData, MoneyOfYear } from './use-home.ts';
import { useTurnover } from './use-turnover.ts';

export function Figures({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const isSmallBusiness = useReportOffer()?.smallBusiness === true;
  return (
    <FigureStrip label={t('figures')}>
      <Open data={data} />
      <MoneyOfMonth data={data} side="income" />
      <MoneyOfMonth data={data} side="expense" />
      {isSmallBusiness ? <TurnoverOfYear /> : <NextVat data={data} />}
    </FigureStrip>
  );
}

function Open({ data: { open, overdue } }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const late = overdue.data?.totals;
  const counted = open.data && t('invoices', { count: open.data.totals.count });
  const note =
    late === undefined || late.count === 0 ? (
      counted
    ) : (
      <AlarmLabel>
        <Link to="/invoices" search={{ status: 'overdue' }}>
          {t('overdueOf', { amount: format.money(late.open) })}
        </Link>
      </AlarmLabel>
    );
  return (
    <FigureCell label={t('open')} note={note}>
      {open.data === undefined ? (
        <Missing isFailed={open.isError} />
      ) : (
        <Link to="/invoices" search={{ status: 'open' }}>
          <Money cents={open.data.totals.open} />
        </Link>
      )}
    </FigureCell>
  );
}

/** What moved in the month that is running, and in all of that month a year before. */
function MoneyOfMonth({ data, side }: { data: HomeData; side: 'income' | 'expense' }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { thisYear, lastYear } = data.money;
  const [year = '', month = ''] = data.today.split('-');
  const name = format.monthName(Number(month));
  const hasBefore = lastYear.data?.months.some(({ income, expense }) => income !== 0 || expense !== 0);
  const before = hasBefore ? lastYear.data && amountOf(lastYear.data, Number(month), side) : undefined;
  return (
    <FigureCell
      label={t(`money.${side}`, { month: name })}
      note={
        before !== undefined &&
        t('money.before', { month: name, year: Number(year) - 1, amount: format.money(before) })
      }
    >
      {thisYear.data === undefined ? (
        <Missing isFailed={thisYear.isError} />
      ) : (
        <Link to="/finance" search={{ year, month: String(Number(month)), side }}>
          <Money cents={amountOf(thisYear.data, Number(month), side)} />
        </Link>
      )}
    </FigureCell>
  );
}

function amountOf({ months }: MoneyOfYear, month: number, side: 'income' | 'expense'): Cents {
  return months.find((one) => one.month === month)?.[side] ?? ZERO;
}

function NextVat({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  const report = data.vat.data;
  const label =
    report === undefined ? t('vat', { period: '' }) : t('vat', { period: periodName(report.period) });
  return (
    <FigureCell
      label={label}
      note={report && (report.required ? t('dueOn', { day: format.dayNear(report.dueDate) }) : t('noVat'))}
    >
      {report === undefined ? (
        <Missing isFailed={data.vat.isError} />
      ) : (
        <FigureLink to="/tax-reports/vat-advance" search={{ period: report.period }} title={t('why')}>
          <Money cents={report.payable} />
        </FigureLink>
      )}
    </FigureCell>
  );
}

/** Of a small business: what counts for § 19 UStG in this year, beside the limit that decides about the next. */
function TurnoverOfYear() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const year = yearOf(useToday());
  const { data, isError } = useTurnover();
  const next = smallBusinessLimits(year + 1);
  return (
    <FigureCell
      label={t('small.turnover', { year })}
      note={
        next.known && t('small.limit', { nextYear: year + 1, limit: format.money(next.value.previousYear) })
      }
    >
      {data === undefined ? (
        <Missing isFailed={isError} />
      ) : (
        <FigureLink to="/tax-reports/eur" search={{ year: String(year) }} title={t('why')}>
          <Money cents={data.received} />
        </FigureLink>
      )}
    </FigureCell>
  );
}

function Missing({ isFailed }: { isFailed: boolean }) {
  const { t } = useTranslation('home');
  return isFailed ? <UnknownFigure>{t('unknown')}</UnknownFigure> : <Bone width={120} />;
}
