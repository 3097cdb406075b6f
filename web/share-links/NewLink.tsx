/** Makes a share link that works for a chosen time. */
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client, newKey } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { SelectField } from '../ui/TextFields.tsx';
import { toast } from '../ui/toast.tsx';
import { daysOf, EXPIRIES, type Expiry, useExpiryText } from './expiry.ts';
import styles from './share-link.module.css';

interface NewLinkProps {
  invoiceId: string;
  isFirst: boolean;
  onCreated: () => void;
}

export function NewLink({ invoiceId, isFirst, onCreated }: NewLinkProps) {
  const { t } = useTranslation('invoices');
  const [expiry, setExpiry] = useState<Expiry>('60');
  const create = useCreate(invoiceId, onCreated);
  const textOf = useExpiryText();
  return (
    <div className={styles.create}>
      {isFirst && <p className={styles.hint}>{t('link.none')}</p>}
      <div className={styles.createLine}>
        <SelectField
          label={t('link.expiry')}
          value={expiry}
          onChange={setExpiry}
          choices={EXPIRIES.map((value) => ({ value, label: textOf(value, 'link.days') }))}
        />
        <Button
          leftSection={<IconLink size={18} stroke={1.6} aria-hidden="true" />}
          loading={create.isPending}
          onClick={() => create.mutate(expiry)}
        >
          {t('link.create')}
        </Button>
      </div>
    </div>
  );
}

/** The key is renewed once the link is there: another press then means another link. */
function useCreate(invoiceId: string, onCreated: () => void) {
  const { t } = useTranslation('invoices');
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [key, setKey] = useState(newKey);
  return useMutation({
    mutationFn: (expiry: Expiry) =>
      client.shareLinks.create({
        invoiceId,
        idempotencyKey: key,
        expiresInDays: daysOf(expiry),
      }),
    onSuccess: () => {
      setKey(newKey());
      onCreated();
      void cache.invalidateQueries({ queryKey: api.shareLinks.list.key({ input: { invoiceId } }) });
      void cache.invalidateQueries({ queryKey: api.invoices.get.key({ input: { id: invoiceId } }) });
    },
    onError: (error) => toast.error(t('link.createFailed'), errorText(error)),
  });
}
