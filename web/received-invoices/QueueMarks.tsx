/** What is remarkable about one in the queue beside its verdict. */
import {
  IconBuildingBank,
  IconCopy,
  IconFileMinus,
  IconFiles,
  IconUserOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import type { Row } from './message.ts';
import styles from './queue.module.css';

type Marked = Pick<
  Row,
  'isCredit' | 'likelyDuplicateOf' | 'holdsOtherInvoice' | 'iban' | 'addresseeDiffers' | 'state'
>;

interface Mark {
  icon: TablerIcon;
  tone: 'plain' | 'warn' | 'neg';
  text: string;
}

export function QueueMarks({ row }: { row: Marked }) {
  const { t } = useTranslation('received-invoices');
  const marks: (Mark | false)[] = [
    row.iban === 'changed' && { icon: IconBuildingBank, tone: 'neg', text: t('mark.iban') },
    row.iban === 'namesake' && { icon: IconBuildingBank, tone: 'neg', text: t('mark.namesake') },
    row.likelyDuplicateOf !== null && { icon: IconCopy, tone: 'warn', text: t('mark.duplicate') },
    row.holdsOtherInvoice && { icon: IconFiles, tone: 'warn', text: t('mark.otherInvoice') },
    row.addresseeDiffers.length > 0 && { icon: IconUserOff, tone: 'warn', text: t('mark.addressee') },
    row.isCredit && { icon: IconFileMinus, tone: 'plain', text: t('mark.credit') },
  ];
  const told = marks.filter((mark) => mark !== false);
  if (told.length === 0) return null;
  return (
    <span className={styles.marks}>
      {told.map(({ icon, tone, text }) => (
        <Badge key={text} icon={icon} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
