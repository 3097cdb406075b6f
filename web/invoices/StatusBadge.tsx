/** The state of an invoice as icon, word and tint; shape and word carry it without colour. */
import {
  IconAlertCircle,
  IconCashOff,
  IconCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconClock,
  IconEye,
  IconFileMinus,
  IconFileX,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';

export type InvoiceState =
  | { state: 'draft' | 'sent' | 'viewed' | 'partlyPaid' | 'dueToday' | 'paid' | 'writtenOff' }
  | { state: 'cancelled' | 'cancellation' | 'creditNote' }
  | { state: 'overdue'; days: number };

const LOOKS: Record<
  InvoiceState['state'],
  { icon: TablerIcon; tone: 'plain' | 'info' | 'warn' | 'neg' | 'pos' }
> = {
  draft: { icon: IconCircleDashed, tone: 'plain' },
  sent: { icon: IconSend, tone: 'info' },
  viewed: { icon: IconEye, tone: 'info' },
  partlyPaid: { icon: IconCircleHalf2, tone: 'warn' },
  dueToday: { icon: IconClock, tone: 'warn' },
  overdue: { icon: IconAlertCircle, tone: 'neg' },
  paid: { icon: IconCheck, tone: 'pos' },
  writtenOff: { icon: IconCashOff, tone: 'neg' },
  cancelled: { icon: IconFileX, tone: 'plain' },
  cancellation: { icon: IconFileX, tone: 'plain' },
  creditNote: { icon: IconFileMinus, tone: 'plain' },
};

/** The badge of one state; `overdue` also says for how many days. */
export function StatusBadge(props: InvoiceState) {
  const { t } = useTranslation();
  const { icon, tone } = LOOKS[props.state];
  const word =
    props.state === 'overdue' ? t('state.overdueDays', { count: props.days }) : t(`state.${props.state}`);
  return (
    <Badge icon={icon} tone={tone}>
      {word}
    </Badge>
  );
}
