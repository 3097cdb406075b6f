/** What can be done with an expense: it is paid, or was entered by mistake. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPencil, IconReceiptRefund } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { UndoBooking } from '../received-invoices/index.ts';
import { MakeRecurring } from '../recurring-expenses/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import type { Expense } from './message.ts';
import { PayDialog } from './PayDialog.tsx';
import { useExpenseActs } from './use-expense-acts.ts';
import { WhatItChanges } from './WhatItChanges.tsx';

/** Nothing once it has been taken back. */
export function Acts({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const [isPaying, setPaying] = useState(false);
  const { id, number, state, open, gross } = expense;
  const from = useQuery(api.receivedInvoices.ofExpense.queryOptions({ input: { expenseId: id } }));
  if (state === 'takenBack') return null;
  const received = from.data?.received;
  return (
    <>
      <ButtonLink
        to="/expenses/$id/edit"
        params={{ id }}
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
      >
        {t('acts.correct')}
      </ButtonLink>
      {received === null && <Undo expense={expense} />}
      {received && <UndoBooking id={received.id} expense={{ id, number }} size="sm" />}
      {open !== 0 && (
        <Button
          variant="filled"
          leftSection={<IconCheck size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => setPaying(true)}
        >
          {t(open < 0 ? 'pay.openBack' : 'pay.open')}
        </Button>
      )}
      {gross > 0 && <Credit expense={expense} />}
      <MakeRecurring expense={expense} />
      {isPaying && <PayDialog expense={expense} onClose={() => setPaying(false)} />}
    </>
  );
}

function Credit({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconReceiptRefund size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('credit.open')}
      </Button>
      {isAsking && <CreditDialog expense={expense} onClose={() => setAsking(false)} />}
    </>
  );
}

function Undo({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const { undo } = useExpenseActs(expense);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('acts.undo')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('acts.undoTitle', { number: expense.number })}
        text={
          <>
            <p>{t('acts.undoText')}</p>
            {isAsking && <WhatItChanges acts={[{ kind: 'undo', id: expense.id }]} />}
          </>
        }
        confirmLabel={t('acts.undoConfirm')}
        onConfirm={undo}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
