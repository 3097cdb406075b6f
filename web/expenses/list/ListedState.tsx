/** How far a listed expense is paid, with the day by which it is to be. */
import { daysBetween } from '@belegbar/domain/calendar';
import { IconAlertCircle, IconBuildingBank, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { useFileOf } from '../../transfers/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useFormat } from '../../ui/format.ts';
import { ExpenseState } from '../ExpenseState.tsx';
import styles from './list.module.css';
import type { ListedExpense } from './use-list.ts';

type Stated = Pick<ListedExpense, 'id' | 'state' | 'open' | 'dueDate'>;

/** With a mark where a file for the bank has it, of which nobody has said yet that it was paid. */
export function ListedState({ expense }: { expense: Stated }) {
  return (
    <span className={styles.stated}>
      <Paid expense={expense} />
      <InFile id={expense.id} />
    </span>
  );
}

function InFile({ id }: { id: string }) {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const file = useFileOf(id);
  if (file === undefined) return null;
  const text = t('state.inFile', { day: format.day(file.executesOn) });
  return (
    <span role="img" aria-label={text} title={text} className={styles.inFile}>
      <IconBuildingBank size={16} stroke={1.75} aria-hidden="true" />
    </span>
  );
}

function Paid({ expense: { state, open, dueDate } }: { expense: Stated }) {
  const { t } = useTranslation(['expense-list', 'common']);
  const format = useFormat();
  const today = useToday();
  const isOwed = open > 0 && dueDate !== null;
  if (isOwed && dueDate < today)
    return (
      <Badge icon={IconAlertCircle} tone="neg">
        {t(state === 'partlyPaid' ? 'common:state.restOverdueDays' : 'common:state.overdueDays', {
          count: daysBetween(dueDate, today),
        })}
      </Badge>
    );
  if (isOwed && dueDate === today)
    return (
      <Badge icon={IconClock} tone="warn">
        {t(state === 'partlyPaid' ? 'common:state.restDueToday' : 'common:state.dueToday')}
      </Badge>
    );
  if (isOwed && state === 'open')
    return (
      <Badge icon={IconClock} tone="plain">
        {t('state.until', { day: format.dayShort(dueDate) })}
      </Badge>
    );
  return <ExpenseState state={state} />;
}
