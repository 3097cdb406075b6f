/** How far an expense is paid, as icon, word and tint. */
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconExclamationCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import type { Expense } from './message.ts';

const MARKS = {
  open: { icon: IconCircleDashed, tone: 'plain' },
  partlyPaid: { icon: IconCircleHalf2, tone: 'warn' },
  paid: { icon: IconCircleCheck, tone: 'pos' },
  overpaid: { icon: IconExclamationCircle, tone: 'warn' },
  takenBack: { icon: IconArrowBackUp, tone: 'info' },
} as const;

export function ExpenseState({ state }: { state: Expense['state'] }) {
  const { t } = useTranslation('expenses');
  return <Badge {...MARKS[state]}>{t(`state.${state}`)}</Badge>;
}
