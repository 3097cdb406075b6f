/** Four figures on one ruled strip; each is a link to its proof. */
import { daysBetween } from '@belegbar/domain/calendar';
import { sumCents } from '@belegbar/domain/money';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlarmLabel, FigureCell, FigureStrip, UnknownFigure } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Bone } from '../ui/Loading.tsx';
import { FigureLink, Money } from '../ui/Money.tsx';
import { usePeriodName } from './period-name.ts';
import type { HomeData, InvoiceList } from './use-home.ts';

export function Figures({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  return (
    <FigureStrip label={t('figures')}>
      <ListFigure
        state="open"
        label={t('open')}
        query={data.open}
        amount={(list) => list.totals.open}
        note={(list) => t('invoices', { count: list.totals.count })}
      />
      <Overdue data={data} />
      <ListFigure
        state="paid"
        label={t('paid')}
        query={data.paid}
        amount={(list) => list.totals.gross}
        note={(list) => t('invoices', { count: list.totals.count })}
      />
      <NextVat data={data} />
    </FigureStrip>
  );
}

interface ListFigureProps {
  state: 'open' | 'overdue' | 'paid';
  label: ReactNode;
  query: UseQueryResult<InvoiceList>;
  amount: (list: InvoiceList) => InvoiceList['totals']['gross'];
  note: (list: InvoiceList) => string;
}

function ListFigure({ state, label, query, amount, note }: ListFigureProps) {
  return (
    <FigureCell label={label} note={query.data && note(query.data)}>
      {query.data === undefined ? (
        <Missing isFailed={query.isError} />
      ) : (
        <Link to="/invoices" search={{ status: state }}>
          <Money cents={amount(query.data)} />
        </Link>
      )}
    </FigureCell>
  );
}

function Overdue({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const count = data.overdue.data?.totals.count ?? 0;
  const note = (list: InvoiceList) => {
    const counted = t('invoices', { count: list.totals.count });
    const oldest = oldestDays(list, data);
    return oldest === null ? counted : t('withOldest', { counted, count: oldest });
  };
  const label = count === 0 ? t('overdue') : <AlarmLabel>{t('overdue')}</AlarmLabel>;
  return (
    <ListFigure
      state="overdue"
      label={label}
      query={data.overdue}
      amount={(list) => list.totals.open}
      note={note}
    />
  );
}

/** Days since the oldest due date; null when not all overdue invoices are on the page, or none is. */
function oldestDays(list: InvoiceList, { today }: HomeData): number | null {
  if (list.next !== null) return null;
  const days = list.invoices.flatMap((row) =>
    row.dueDate === null ? [] : [daysBetween(row.dueDate, today)],
  );
  return days.length === 0 ? null : Math.max(...days);
}

function NextVat({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  const report = data.vat.data;
  const label =
    report === undefined ? t('vat', { period: '' }) : t('vat', { period: periodName(report.period) });
  if (report !== undefined && !report.required) {
    return (
      <FigureCell label={t('vat', { period: '' })} note={t('noVat')}>
        <Money cents={sumCents([])} />
      </FigureCell>
    );
  }
  return (
    <FigureCell label={label} note={report && t('dueOn', { day: format.dayNear(report.dueDate) })}>
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

function Missing({ isFailed }: { isFailed: boolean }) {
  const { t } = useTranslation('home');
  return isFailed ? <UnknownFigure>{t('unknown')}</UnknownFigure> : <Bone width={120} />;
}
