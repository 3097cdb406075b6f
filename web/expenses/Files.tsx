/** The receipts of an expense: looked at, added, and taken away where they belong to another. */
import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/toast.tsx';
import { useRequest } from '../ui/use-request.ts';
import styles from './files.module.css';
import type { Expense } from './message.ts';
import { RECEIPT_FILES } from './receipt-files.ts';

export function Files({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const { id, files, state } = expense;
  const acts = useFileActs(id);
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const mayChange = state !== 'takenBack';
  return (
    <div className={styles.files}>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <Shown expenseId={id} file={file} />
              {mayChange && (
                <IconButton
                  icon={IconX}
                  label={t('files.detach', { name: file.fileName })}
                  onClick={() => void acts.detach(file.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <>
          <Button
            size="sm"
            leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden="true" />}
            loading={acts.isBusy}
            onClick={() => input.current?.click()}
          >
            {t('files.attach')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={RECEIPT_FILES}
            onChange={(event) => {
              void acts.attach([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </>
      )}
      {acts.failure !== null && (
        <p className={styles.wrong} role="alert">
          {errorText(acts.failure)}
        </p>
      )}
    </div>
  );
}

/** A picture is looked at in a tab of its own; a PDF, which a stranger wrote, is saved. */
function Shown({ expenseId, file }: { expenseId: string; file: Expense['files'][number] }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const { id, fileName: name, contentType, attachedAt } = file;
  const address = `/files/expenses/${expenseId}/${id}`;
  const isPicture = contentType !== 'application/pdf';
  return (
    <a
      href={address}
      {...(isPicture ? { target: '_blank', rel: 'noopener' } : { download: name })}
      title={t(isPicture ? 'files.open' : 'files.save', { name })}
    >
      {isPicture ? (
        <img src={address} alt="" loading="lazy" decoding="async" />
      ) : (
        <IconFileTypePdf size={32} stroke={1.25} aria-hidden="true" />
      )}
      <span>
        {name}
        <small>{t('files.attached', { when: format.instant(attachedAt) })}</small>
      </span>
    </a>
  );
}

function useFileActs(id: string) {
  const { t } = useTranslation('expenses');
  const renewed = useRenewedBooks();
  const errorText = useErrorText();
  const { isBusy, failure, send } = useRequest();
  return {
    isBusy,
    failure,
    attach: (chosen: File[]) =>
      send(async () => {
        try {
          for (const file of chosen) {
            const kept = await client.receipts.keep({ file });
            await client.expenses.attach({ id, receiptId: kept.id, idempotencyKey: newKey() });
          }
        } finally {
          await renewed();
        }
      }),
    detach: async (fileId: string) => {
      try {
        await client.expenses.detach({ id, fileId });
        toast.success(t('files.detached'), t('files.detachedText'));
      } catch (error) {
        toast.error(t('files.detachFailed'), errorText(error));
      }
      await renewed();
    },
  };
}
