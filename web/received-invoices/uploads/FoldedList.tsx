/** The small sign of files that go on while their list is folded; it opens the list again. */
import { IconAlertCircle, IconChevronUp, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './panel.module.css';
import { isHeldUp, isOpen, type Upload, unfoldList } from './uploads.ts';
import { useProgressText } from './use-progress-text.ts';

export function FoldedList({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation('received-invoices');
  const progress = useProgressText(uploads);
  const isMoving = uploads.some(isOpen) && !uploads.some(({ state }) => isHeldUp(state));
  const isHeld = uploads.some(({ state }) => state === 'held');
  const Icon = isHeld ? IconCloudOff : isMoving ? IconLoader2 : IconAlertCircle;
  return (
    <button type="button" className={styles.folded} data-corner-sign onClick={unfoldList}>
      <Icon size={16} stroke={1.75} aria-hidden="true" data-turns={Icon === IconLoader2 || undefined} />
      <span className={styles.foldedText}>
        {t('panel.title')}
        <span>{progress}</span>
      </span>
      <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
