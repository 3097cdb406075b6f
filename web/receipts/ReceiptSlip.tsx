/** One receipt: its picture, its name, when it came, and the way to throw it away. */
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { inBytes } from '../ui/bytes.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './receipts.module.css';
import { useRemoveReceipt } from './use-remove-receipt.ts';

export type Receipt = Awaited<ReturnType<typeof client.receipts.list>>['receipts'][number];

export function ReceiptSlip({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveReceipt();
  const { id, fileName: name, keptAt, size } = receipt;
  return (
    <li className={styles.slip}>
      <Preview receipt={receipt} />
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.when}>
            {t('kept', { when: format.instant(keptAt), size: inBytes(size, format.language) })}
          </p>
        </div>
        <IconButton icon={IconTrash} label={t('remove', { name })} onClick={() => setAsking(true)} />
      </div>
      <ButtonLink
        size="xs"
        fullWidth
        to="/expenses/new"
        search={{ receipt: id }}
        aria-label={t('enter', { name })}
        className={styles.enter}
      >
        {t('enterShort')}
      </ButtonLink>
      <ConfirmDialog
        opened={isAsking}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirmLabel={t('removeConfirm')}
        tone="danger"
        onConfirm={() => remove(id)}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

/** A picture is looked at in a tab of its own; a PDF, which a stranger wrote, is saved. */
function Preview({ receipt: { fileName: name, contentType, url } }: { receipt: Receipt }) {
  const { t } = useTranslation('receipts');
  if (contentType === 'application/pdf')
    return (
      <a href={url} download={name} className={styles.preview} aria-label={t('save', { name })}>
        <IconFileTypePdf size={40} stroke={1.25} aria-hidden="true" />
      </a>
    );
  return (
    <a href={url} target="_blank" rel="noopener" className={styles.preview} aria-label={t('open', { name })}>
      <img src={url} alt="" loading="lazy" decoding="async" />
    </a>
  );
}
