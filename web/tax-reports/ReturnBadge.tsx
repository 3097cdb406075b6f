/** The state of a return as icon, word and tint. */
import type { Day } from '@belegbar/domain/calendar';
import type { ReturnState, ReturnWord } from '@belegbar/domain/tax-reports';
import {
  IconAlertCircle,
  IconCircleDashed,
  IconClock,
  IconRefresh,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import { useFormat } from '../ui/format.ts';

const LOOKS: Record<ReturnWord, { icon: TablerIcon; tone: 'plain' | 'info' | 'warn' | 'neg' }> = {
  open: { icon: IconCircleDashed, tone: 'plain' },
  due: { icon: IconClock, tone: 'warn' },
  late: { icon: IconAlertCircle, tone: 'neg' },
  filed: { icon: IconSend, tone: 'info' },
  correction: { icon: IconRefresh, tone: 'warn' },
};

interface Props {
  state: ReturnState;
  dueDate: Day | null;
  filedOn: Day | null;
}

export function ReturnBadge({ state: { word, lateDays }, dueDate, filedOn }: Props) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { icon, tone } = LOOKS[word];
  const day = word === 'filed' ? filedOn : dueDate;
  return (
    <Badge icon={icon} tone={tone}>
      {word === 'late'
        ? t('state.late', { count: lateDays })
        : t(`state.${word}`, { day: day === null ? '' : format.day(day) })}
    </Badge>
  );
}
