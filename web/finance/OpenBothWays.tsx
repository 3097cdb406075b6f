/** What clients and vendors still owe one another and this business, as of today, and how much of it is late. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AlarmLabel } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import styles from './open-both-ways.module.css';
import type { FinanceYear } from './use-finance.ts';

type Side = 'receivables' | 'payables';

/** Nothing where nothing is open, nor in a year that is over: what is open is open today. */
export function OpenBothWays({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const sides = (['receivables', 'payables'] as const).filter((side) => year[side].count > 0);
  if (year.ahead === null || sides.length === 0) return null;
  return (
    <section className={styles.open} aria-label={t('open.title')}>
      {sides.map((side) => (
        <Open key={side} side={side} of={year[side]} />
      ))}
    </section>
  );
}

function Open({ side, of }: { side: Side; of: FinanceYear[Side] }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return (
    <p className={styles.side}>
      <span>{t(`open.${side}.label`)}</span>
      <ListLink side={side} status="open">
        <Money cents={of.open} />
      </ListLink>
      <span className={styles.note}>
        {t(`open.${side}.count`, { count: of.count })}
        {of.overdueCount > 0 && (
          <ListLink side={side} status="overdue">
            <AlarmLabel>{t('open.overdue', { amount: format.money(of.overdue) })}</AlarmLabel>
          </ListLink>
        )}
      </span>
    </p>
  );
}

interface ListLinkProps {
  side: Side;
  status: 'open' | 'overdue';
  children: React.ReactNode;
}

function ListLink({ side, status, children }: ListLinkProps) {
  return side === 'receivables' ? (
    <Link to="/invoices" search={{ status }} className={styles.link}>
      {children}
    </Link>
  ) : (
    <Link to="/finance/expenses" search={{ status }} className={styles.link}>
      {children}
    </Link>
  );
}
