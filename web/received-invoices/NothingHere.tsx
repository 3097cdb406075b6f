/** An empty queue: before the first file what it is for, later that all is done. */
import { Button } from '@mantine/core';
import { IconFileInvoice, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../ui/FileDrop.tsx';
import { EmptyState } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import type { ReceivedState } from './message.ts';
import styles from './queue.module.css';
import { RECEIVABLE_FILES } from './uploads/receivable-files.ts';
import { receiveFiles } from './uploads/uploads.ts';

interface NothingHereProps {
  state: ReceivedState;
  search: string;
  /** Nothing has come in ever. */
  isBare: boolean;
  onAll: () => void;
}

export function NothingHere({ state, search, isBare, onAll }: NothingHereProps) {
  const { t } = useTranslation('received-invoices');
  if (isBare) return <FirstFile />;
  if (search !== '')
    return (
      <EmptyState
        title={t('empty.noMatch', { search })}
        text={t('empty.noMatchText')}
        action={<Button onClick={onAll}>{t('empty.showAll')}</Button>}
      />
    );
  return <EmptyState title={t(`empty.${state}.title`)} text={t(`empty.${state}.text`)} />;
}

/** Why there is such a queue, and where the first file goes. */
function FirstFile() {
  const { t } = useTranslation('received-invoices');
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.first} aria-label={t('empty.first.title')}>
      <FileDrop accept={RECEIVABLE_FILES} isMany onFile={(file) => receiveFiles([file])} ref={input}>
        <div className={styles.place}>
          <IconFileInvoice size={32} stroke={1.25} aria-hidden="true" />
          <p className={sheet.call}>{t('empty.first.title')}</p>
          <Button
            variant="filled"
            leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t('add')}
          </Button>
          <p className={styles.hint}>{t('empty.first.hint')}</p>
        </div>
      </FileDrop>
      <div className={styles.why}>
        <p>{t('empty.first.law')}</p>
        <p>{t('empty.first.what')}</p>
        <p>{t('empty.first.how')}</p>
      </div>
    </section>
  );
}
