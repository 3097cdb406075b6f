/** How far a listed expense is paid, with the day by which it is to be. */
import { daysBetween } from '@belegbar/domain/calendar';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useFormat } from '../../ui/format.ts';
import { ExpenseState } from '../ExpenseState.tsx';
import type { ListedExpense } from './use-list.ts';

type Stated = Pick<ListedExpense, 'state' | 'open' | 'dueDate'>;

export function ListedState({ expense: { state, open, dueDate } }: { expense: Stated }) {
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
