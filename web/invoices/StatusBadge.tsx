/** The state of an invoice as icon, word and tint; shape and word carry it without colour. */
import type { StateWord } from '@belegbar/domain/invoices';
import {
  IconAlertCircle,
  IconCashOff,
  IconCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleOff,
  IconClock,
  IconDiscount,
  IconEye,
  IconFileCheck,
  IconFileMinus,
  IconFileX,
  IconPencil,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import { useFormat } from '../ui/format.ts';
import { Hidden } from '../ui/Hidden.tsx';
import type { Row } from './messages.ts';

type Tone = 'plain' | 'info' | 'warn' | 'neg' | 'pos';

export const STATE_LOOKS: Record<StateWord, { icon: TablerIcon; tone: Tone }> = {
  draft: { icon: IconCircleDashed, tone: 'plain' },
  issued: { icon: IconFileCheck, tone: 'plain' },
  sent: { icon: IconSend, tone: 'info' },
  seen: { icon: IconEye, tone: 'info' },
  partlyPaid: { icon: IconCircleHalf2, tone: 'warn' },
  dueToday: { icon: IconClock, tone: 'warn' },
  overdue: { icon: IconAlertCircle, tone: 'neg' },
  paid: { icon: IconCheck, tone: 'pos' },
  withoutAmount: { icon: IconCircleOff, tone: 'plain' },
  credited: { icon: IconDiscount, tone: 'plain' },
  writtenOff: { icon: IconCashOff, tone: 'plain' },
  cancelled: { icon: IconFileX, tone: 'plain' },
  cancellation: { icon: IconFileX, tone: 'plain' },
  creditNote: { icon: IconFileMinus, tone: 'plain' },
};

type Stated = Pick<Row, 'state' | 'received' | 'gross' | 'currency'>;

/** What the server says of an invoice; of a part payment how much of what, of what is overdue since how many days. */
export function StatusBadge({ invoice }: { invoice: Stated }) {
  const { icon, tone } = STATE_LOOKS[invoice.state.word];
  return (
    <Badge icon={icon} tone={tone}>
      <Words {...invoice} />
    </Badge>
  );
}

function Words({ state: { word, overdueDays, isRest }, received, gross, currency }: Stated) {
  const { t } = useTranslation();
  const format = useFormat();
  if (word === 'partlyPaid')
    return (
      <>
        {t('state.partPaid', { received: format.money(received, 'plain') })}
        <Hidden>{`, ${t('state.partOf', { gross: format.money(gross, currency) })}`}</Hidden>
      </>
    );
  if (word === 'overdue')
    return t(isRest ? 'state.restOverdueDays' : 'state.overdueDays', { count: overdueDays });
  return t(word === 'dueToday' && isRest ? 'state.restDueToday' : `state.${word}`);
}

/** The badge of an amendment that is still written. */
export function AmendmentBadge() {
  const { t } = useTranslation('invoices');
  return (
    <Badge icon={IconPencil} tone="warn">
      {t('amend.badge')}
    </Badge>
  );
}

/** The badge of what is still written, before the server knows of it. */
export function DraftBadge() {
  const { t } = useTranslation();
  const { icon, tone } = STATE_LOOKS.draft;
  return (
    <Badge icon={icon} tone={tone}>
      {t('state.draft')}
    </Badge>
  );
}
