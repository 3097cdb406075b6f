/** The stored document over the whole window. */
import { Modal } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './document-card.module.css';
import { StoredPages } from './StoredPages.tsx';

interface Props {
  invoice: { id: string; edition: number; number: string | null };
  isOpen: boolean;
  onClose: () => void;
}

export function DocumentWindow({ invoice: { id, edition, number }, isOpen, onClose }: Props) {
  const { t } = useTranslation('common');
  const dialogId = useId();
  useFocusReturn(isOpen, dialogId);
  return (
    <Modal
      id={dialogId}
      opened={isOpen}
      returnFocus={false}
      fullScreen
      title={number}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: styles.full ?? '' }}
      data-dialog-open={isOpen || undefined}
    >
      <StoredPages id={id} edition={edition} number={number ?? ''} zoom={100} />
    </Modal>
  );
}
