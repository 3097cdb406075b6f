/** Four figures on one ruled strip; each is a link to its proof. */
import { daysBetween } from '@belegbar/domain/calendar';
import { sumCents } from '@belegbar/domain/money';
import { IconAlertCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Bone } from '../ui/Loading.tsx';
import { FigureLink, Money } from '../ui/Money.tsx';
import figuresStyles from './figures.module.css';
import homeStyles from './home.module.css';
import { usePeriodName } from './period-name.ts';
import type { HomeData, InvoiceList } from './use-home.ts';

export function Figures({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  return (
    <section className={figuresStyles.strip} aria-label={t('figures')}>
      <ListFigure
        filter="open"
        label={t('open')}
        query={data.open}
        amount={(list) => list.totals.open}
        note={(list) => t('invoices', { count: list.totals.count })}
      />
      <Overdue data={data} />
      <ListFigure
        filter="paid"
        label={t('paid')}
        query={data.paid}
        amount={(list) => list.totals.gross}
        note={(list) => t('invoices', { count: list.totals.count })}
      />
      <NextVat data={data} />
    </section>
  );
}

interface ListFigureProps {
  filter: 'open' | 'overdue' | 'paid';
  label: ReactNode;
  query: UseQueryResult<InvoiceList>;
  amount: (list: InvoiceList) => InvoiceList['totals']['gross'];
  note: (list: InvoiceList) => string;
}

function ListFigure({ filter, label, query, amount, note }: ListFigureProps) {
  return (
    <div className={figuresStyles.cell}>
      <p className={figuresStyles.label}>{label}</p>
      <p className={figuresStyles.figure}>
        {query.data === undefined ? (
          <Missing isFailed={query.isError} />
        ) : (
          <Link to="/invoices" search={{ filter }} className={figuresStyles.figureLink}>
            <Money cents={amount(query.data)} />
          </Link>
        )}
      </p>
      <p className={homeStyles.note}>{query.data === undefined ? '\u00a0' : note(query.data)}</p>
    </div>
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
  const label =
    count === 0 ? (
      t('overdue')
    ) : (
      <span className={figuresStyles.alarm}>
        <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
        {t('overdue')}
      </span>
    );
  return (
    <ListFigure
      filter="overdue"
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
      <div className={figuresStyles.cell}>
        <p className={figuresStyles.label}>{t('vat', { period: '' })}</p>
        <p className={figuresStyles.figure}>
          <Money cents={sumCents([])} />
        </p>
        <p className={homeStyles.note}>{t('noVat')}</p>
      </div>
    );
  }
  return (
    <div className={figuresStyles.cell}>
      <p className={figuresStyles.label}>{label}</p>
      <p className={figuresStyles.figure}>
        {report === undefined ? (
          <Missing isFailed={data.vat.isError} />
        ) : (
          <FigureLink to="/tax-reports/vat-advance" search={{ period: report.period }} title={t('why')}>
            <Money cents={report.payable} />
          </FigureLink>
        )}
      </p>
      <p className={homeStyles.note}>
        {report === undefined ? '\u00a0' : t('dueOn', { day: format.dayNear(report.dueDate) })}
      </p>
    </div>
  );
}

function Missing({ isFailed }: { isFailed: boolean }) {
  const { t } = useTranslation('home');
  return isFailed ? <span className={figuresStyles.unknown}>{t('unknown')}</span> : <Bone width={120} />;
}
