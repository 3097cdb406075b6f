/** Takes the booking of a received invoice back, once that was confirmed. */
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './review.module.css';
import { useRenewed } from './use-acts.ts';

interface Props {
  id: string;
  /** What it is booked as. */
  expense: { id: string; number: string };
}

export function UndoBooking({ id, expense: { id: expenseId, number } }: Props) {
  const { t } = useTranslation('received-invoices');
  const errorText = useErrorText();
  const renew = useRenewed();
  const [isAsking, setAsking] = useState(false);
  const undo = async () => {
    try {
      await client.receivedInvoices.undoBooking({ id, expenseId });
      toast.success(t('undoBooking.done', { number }), t('undoBooking.doneText'));
    } catch (error) {
      toast.error(t('undoBooking.failed'), errorText(error));
      throw error;
    } finally {
      void renew();
    }
  };
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('undoBooking.act')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('undoBooking.title', { number })}
        text={
          <div className={styles.texts}>
            <p>{t('undoBooking.text')}</p>
            <p>{t('undoBooking.stays')}</p>
          </div>
        }
        confirmLabel={t('undoBooking.confirm')}
        onConfirm={undo}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
