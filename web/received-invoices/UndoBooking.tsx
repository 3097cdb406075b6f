/** Takes the booking of a received invoice back, once that was confirmed. */
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhatItChanges } from '../expenses/index.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import styles from './review.module.css';
import { useUndoBooking } from './use-undo-booking.ts';

interface Props {
  id: string;
  /** What it is booked as. */
  expense: { id: string; number: string };
  size?: 'xs' | 'sm';
}

export function UndoBooking({ id, expense, size = 'xs' }: Props) {
  const { t } = useTranslation('received-invoices');
  const undo = useUndoBooking(id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size={size}
        leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('undoBooking.act')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('undoBooking.title', { number: expense.number })}
        text={
          <div className={styles.texts}>
            <p>{t('undoBooking.text')}</p>
            <p>{t('undoBooking.stays')}</p>
            {isAsking && <WhatItChanges acts={[{ kind: 'undo', id: expense.id }]} />}
          </div>
        }
        confirmLabel={t('undoBooking.confirm')}
        onConfirm={() => undo(expense)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
