/** The business's own number of a client; a new client is offered the next one. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { TextField } from '../ui/TextFields.tsx';
import type { Bind } from './ClientFields.tsx';
import styles from './number-field.module.css';

export function NumberField({ bind, isNew }: { bind: Bind; isNew: boolean }) {
  const { t } = useTranslation('clients');
  const field = bind('number');
  const isWanted = isNew && field.value === '';
  const { data } = useQuery({
    ...api.clients.nextNumber.queryOptions(),
    enabled: isWanted,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <div className={styles.place}>
      <TextField {...field} hint={t('numberHint')} maxLength={40} />
      {isWanted && data !== undefined && (
        <Button
          className={styles.take ?? ''}
          size="compact-xs"
          variant="subtle"
          onClick={() => field.onChange(data.number)}
        >
          {t('takeNumber', { number: data.number })}
        </Button>
      )}
    </div>
  );
}
