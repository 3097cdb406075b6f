/** The receipts of the bill: chosen on this device, photographed, dropped on the page, pasted, or taken from those that wait. */
import { Button } from '@mantine/core';
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useFilesOfWindow } from '../../ui/use-files-of-window.ts';
import { useRequest } from '../../ui/use-request.ts';
import { RECEIPT_FILES } from '../receipt-files.ts';
import styles from './form.module.css';
import type { BillForm } from './use-expense-form.ts';

const WAITING_SHOWN = 6;

export function Receipts({ form }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const { receipts } = form.values;
  const attach = useAttach(form);
  const isAimedAt = useFilesOfWindow(attach.take);
  const errorText = useErrorText();
  return (
    <section aria-labelledby="receipts-title">
      <SectionHead
        id="receipts-title"
        title={t('receipts.title')}
        aside={receipts.length === 0 ? t('receipts.none') : t('receipts.count', { count: receipts.length })}
      />
      {receipts.length > 0 && (
        <ul className={styles.receipts}>
          {receipts.map(({ id, fileName }) => (
            <li key={id}>
              <IconFile size={16} stroke={1.75} aria-hidden="true" />
              <span>{fileName}</span>
              <IconButton
                icon={IconX}
                label={t('receipts.leave', { name: fileName })}
                onClick={() => form.change({ receipts: receipts.filter((other) => other.id !== id) })}
              />
            </li>
          ))}
        </ul>
      )}
      <Waiting form={form} />
      <div className={styles.attach} data-over={isAimedAt || undefined}>
        <Button
          leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden="true" />}
          loading={attach.isBusy}
          onClick={attach.choose}
        >
          {t('receipts.attach')}
        </Button>
        <p className={styles.dropHint}>{t('receipts.drop')}</p>
        <input
          ref={attach.input}
          type="file"
          hidden
          multiple
          accept={RECEIPT_FILES}
          data-receipt-input
          onChange={(event) => attach.take([...(event.currentTarget.files ?? [])])}
        />
      </div>
      {attach.failure !== null && (
        <p className={styles.wrong} role="alert">
          {errorText(attach.failure)}
        </p>
      )}
    </section>
  );
}

/** Keeps the files as receipts that wait, one after the other, and puts them to the bill; they stay among those that wait until it is booked. */
function useAttach(form: BillForm) {
  const input = useRef<HTMLInputElement>(null);
  const files = useRef<File[]>([]);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { isBusy, failure, send } = useRequest();
  const queries = useQueryClient();
  const keep = async (file: File) => {
    const { id, fileName } = await client.receipts.keep({ file });
    const { values, change } = latest.current;
    change({ receipts: [...values.receipts.filter((other) => other.id !== id), { id, fileName }] });
  };
  const take = (more: File[]) => {
    files.current.push(...more);
    if (input.current !== null) input.current.value = '';
    void send(async () => {
      const failures = await eachOf(files.current, keep);
      void queries.invalidateQueries({ queryKey: api.receipts.key() });
      if (failures.length > 0) throw failures[0];
    });
  };
  return { input, isBusy, failure, take, choose: () => input.current?.click() };
}

/** Takes them out one by one, also those that come meanwhile; one that fails holds none of the others up. */
async function eachOf(files: File[], act: (file: File) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    try {
      await act(file);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

function Waiting({ form }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const { receipts } = form.values;
  const { data } = useQuery(api.receipts.list.queryOptions({ input: { limit: WAITING_SHOWN } }));
  const others = data?.receipts.filter(({ id }) => receipts.every((taken) => taken.id !== id)) ?? [];
  if (others.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <p>{t('receipts.waiting')}</p>
      <ul>
        {others.map(({ id, fileName }) => (
          <li key={id}>
            <Button
              size="xs"
              variant="default"
              onClick={() => form.change({ receipts: [...receipts, { id, fileName }] })}
            >
              {t('receipts.take', { name: fileName })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
