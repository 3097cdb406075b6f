/** All that a bill says, what was paid of it, where it came from, and what it is in the journal. */

import { useTranslation } from 'react-i18next';
import { AssetsOfExpense } from '../assets/index.ts';
import { BillLines } from './BillLines.tsx';
import { Entries } from './Entries.tsx';
import { ExpenseFacts } from './ExpenseFacts.tsx';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';
import { PaidAndCredited } from './PaidAndCredited.tsx';
import { Transfer } from './Transfer.tsx';
import { WhereFrom } from './WhereFrom.tsx';

/** `beside`: in one column, as there is no room for more. */
export function ExpenseBody({ expense, place }: { expense: Expense; place: 'page' | 'beside' }) {
  const { t } = useTranslation('expenses');
  return (
    <>
      <div className={styles.columns} data-place={place}>
        <div className={styles.part}>
          <BillLines expense={expense} />
          {expense.lines.some(({ asset }) => asset !== undefined) && (
            <AssetsOfExpense expenseId={expense.id} />
          )}
          <PaidAndCredited expense={expense} />
          <Transfer expense={expense} />
        </div>
        <aside className={styles.part} aria-label={t('facts.title')}>
          <WhereFrom expense={expense} />
          <ExpenseFacts expense={expense} />
        </aside>
      </div>
      <Entries entries={expense.entries} place={place} />
    </>
  );
}
