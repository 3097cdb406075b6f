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
import styles from './share-link.module.css';

const EXPIRY_DAYS = ['7', '14', '30', '60', '90', '365', 'never'] as const;
type Expiry = (typeof EXPIRY_DAYS)[number];

interface NewLinkProps {
  invoiceId: string;
  isFirst: boolean;
  onCreated: () => void;
}

export function NewLink({ invoiceId, isFirst, onCreated }: NewLinkProps) {
  const { t } = useTranslation('invoices');
  const [expiry, setExpiry] = useState<Expiry>('60');
  const create = useCreate(invoiceId, onCreated);
  const nameOf = (value: Expiry) =>
    value === 'never' ? t('link.never') : t('link.days', { count: Number(value) });
  return (
    <div className={styles.create}>
      {isFirst && <p className={styles.hint}>{t('link.none')}</p>}
      <div className={styles.createLine}>
        <SelectField
          label={t('link.expiry')}
          value={expiry}
          onChange={setExpiry}
          choices={EXPIRY_DAYS.map((value) => ({ value, label: nameOf(value) }))}
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
        expiresInDays: expiry === 'never' ? null : Number(expiry),
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
