/** What was read on a receipt that waits, in a word: proved, to be looked at, or not there yet. */
import {
  IconArrowsSplit2,
  IconCheck,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLoader2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { Badge } from '../ui/Badge.tsx';

export type ReadingRow = Awaited<ReturnType<typeof client.receiptReadings.list>>['readings'][number];

type Mark = 'waiting' | 'unread' | 'alike' | 'sure' | 'rivals' | 'look';

const MARKS: Record<Mark, { icon: TablerIcon; tone: 'plain' | 'info' | 'warn' | 'pos' }> = {
  waiting: { icon: IconLoader2, tone: 'plain' },
  unread: { icon: IconEyeOff, tone: 'warn' },
  alike: { icon: IconCopy, tone: 'info' },
  sure: { icon: IconCheck, tone: 'pos' },
  rivals: { icon: IconArrowsSplit2, tone: 'warn' },
  look: { icon: IconEye, tone: 'plain' },
};

export function ReadMark({ reading }: { reading: ReadingRow }) {
  const { t } = useTranslation('receipts');
  const mark = markOf(reading);
  const { icon, tone } = MARKS[mark];
  return (
    <Badge icon={icon} tone={tone}>
      {t(`mark.${mark}`, { number: reading.alike?.number ?? '' })}
    </Badge>
  );
}

function markOf({ state, alike, isSure, hasRivals }: ReadingRow): Mark {
  if (state !== 'read') return state;
  if (alike !== null) return 'alike';
  if (isSure) return 'sure';
  return hasRivals ? 'rivals' : 'look';
}
