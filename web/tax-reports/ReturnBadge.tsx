/** The state of a return as icon, word and tint. */
import type { Day } from '@belegbar/domain/calendar';
import type { FiledPayment, ReturnState, ReturnWord } from '@belegbar/domain/tax-reports';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconRefresh,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import { useFormat } from '../ui/format.ts';

const LOOKS: Record<ReturnWord, { icon: TablerIcon; tone: 'plain' | 'info' | 'warn' | 'neg' | 'pos' }> = {
  open: { icon: IconCircleDashed, tone: 'plain' },
  due: { icon: IconClock, tone: 'warn' },
  late: { icon: IconAlertCircle, tone: 'neg' },
  filed: { icon: IconSend, tone: 'info' },
  correction: { icon: IconRefresh, tone: 'warn' },
  paid: { icon: IconCircleCheck, tone: 'pos' },
};

interface Props {
  state: ReturnState;
  dueDate: Day | null;
  filedOn: Day | null;
  payment: FiledPayment | null;
}

export function ReturnBadge({ state: { word, lateDays }, payment, ...days }: Props) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { icon, tone } = LOOKS[word];
  const day = dayOf(word, { ...days, paidOn: payment?.lastPaidOn ?? null });
  return (
    <Badge icon={icon} tone={tone}>
      {word === 'late'
        ? t('state.late', { count: lateDays })
        : t(word === 'paid' && (payment?.payable ?? 0) < 0 ? 'state.refunded' : `state.${word}`, {
            day: day === null ? '' : format.day(day),
          })}
    </Badge>
  );
}

function dayOf(word: ReturnWord, days: Record<'dueDate' | 'filedOn' | 'paidOn', Day | null>): Day | null {
  if (word === 'paid') return days.paidOn;
  return word === 'filed' ? days.filedOn : days.dueDate;
}
