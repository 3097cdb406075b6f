/** Notes that what a filed return asks for was paid, or refunded. */
import { openOf } from '@belegbar/domain/tax-reports';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaidDialog, type PayableReturn } from './PaidDialog.tsx';

/** Nothing once all of it is noted. */
export function PaidButton({ filed }: { filed: PayableReturn }) {
  const { t } = useTranslation('tax-reports');
  const [isAsking, setAsking] = useState(false);
  const open = openOf(filed.payment);
  if (open === 0) return null;
  return (
    <>
      <Button size="xs" onClick={() => setAsking(true)}>
        {t(open > 0 ? 'paid.note' : 'paid.noteRefund')}
      </Button>
      {isAsking && <PaidDialog filed={filed} onClose={() => setAsking(false)} />}
    </>
  );
}
