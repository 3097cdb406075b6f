/** The page over the whole window, at its true size, to be moved about by finger or scrolled. */
import { Modal } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DocumentSheet } from '../../../ui/Document.tsx';
import { HeadButton } from './HeadButton.tsx';
import styles from './preview.module.css';

interface Props {
  svg: string | undefined;
  label: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function FullPage({ svg, label, isOpen, onOpen }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  return (
    <>
      <HeadButton
        icon={IconMaximize}
        label={t('preview.full')}
        disabled={svg === undefined}
        onClick={() => onOpen(true)}
      />
      <Modal
        opened={isOpen}
        fullScreen
        title={t('preview.title')}
        onClose={() => onOpen(false)}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ body: styles.full ?? '' }}
        data-dialog-open={isOpen || undefined}
      >
        <DocumentSheet svg={svg} label={label} zoom={100} />
      </Modal>
    </>
  );
}
