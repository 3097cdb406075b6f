/** On the page of an expense: what recurs and made it, or is billed by it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import styles from './recurring-expenses.module.css';

interface FromRecurringProps {
  expenseId: string;
  /** What is said of one that a person has entered. */
  byHand: ReactNode;
}

export function FromRecurring({ expenseId, byHand }: FromRecurringProps) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const query = useQuery(api.recurringExpenses.ofExpense.queryOptions({ input: { expenseId } }));
  const found = query.data?.recurring;
  if (query.isPending) return null;
  if (!found) return byHand;
  const { vendor, dueOn, how } = found;
  return (
    <>
      {how === 'billed' && byHand}
      <p className={styles.from}>
        <Link to="/finance/recurring">{t(`ofExpense.${how}`, { vendor, day: format.day(dueOn) })}</Link>
      </p>
    </>
  );
}
