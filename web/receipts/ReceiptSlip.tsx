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
import { type ReadingRow, ReadMark } from './ReadMark.tsx';
import styles from './receipts.module.css';
import { useRemoveReceipt } from './use-remove-receipt.ts';

export type Receipt = Awaited<ReturnType<typeof client.receipts.list>>['receipts'][number];

interface ReceiptSlipProps {
  receipt: Receipt;
  /** Undefined while nobody knows. */
  reading: ReadingRow | undefined;
}

export function ReceiptSlip({ receipt, reading }: ReceiptSlipProps) {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveReceipt();
  const { id, fileName: name, keptAt, size } = receipt;
  return (
    <li className={styles.slip}>
      <Preview receipt={receipt} picture={reading?.picture?.url} />
      <div className={styles.foot}>
        <div className={styles.words}>
          <Read reading={reading} name={name} />
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

/** Who and how much, as far as it was read. */
function Read({ reading, name }: Pick<ReceiptSlipProps, 'reading'> & { name: string }) {
  const format = useFormat();
  const { vendor = null, total = null, date = null } = reading ?? {};
  const currency = (reading?.currency ?? 'EUR') as Parameters<typeof format.money>[1];
  return (
    <>
      <p className={styles.name}>{vendor ?? name}</p>
      {total !== null && (
        <p className={styles.total} data-sure={reading?.isSure || undefined}>
          <span>{format.money(total, currency)}</span>
          {date !== null && <span className={styles.when}>{format.day(date)}</span>}
        </p>
      )}
      {reading !== undefined && (
        <p className={styles.mark}>
          <ReadMark reading={reading} />
        </p>
      )}
    </>
  );
}

/** A picture is looked at in a tab of its own; a PDF, which a stranger wrote, is saved. `picture`: of its first page. */
function Preview({
  receipt: { fileName: name, contentType, url },
  picture,
}: Pick<ReceiptSlipProps, 'receipt'> & { picture: string | undefined }) {
  const { t } = useTranslation('receipts');
  if (contentType === 'application/pdf')
    return (
      <a href={url} download={name} className={styles.preview} aria-label={t('save', { name })}>
        {picture === undefined ? (
          <IconFileTypePdf size={40} stroke={1.25} aria-hidden="true" />
        ) : (
          <img src={picture} alt="" loading="lazy" decoding="async" />
        )}
      </a>
    );
  return (
    <a href={url} target="_blank" rel="noopener" className={styles.preview} aria-label={t('open', { name })}>
      <img src={picture ?? url} alt="" loading="lazy" decoding="async" />
    </a>
  );
}
