/** Adding and changing what recurs. */
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useToday } from '../session/session.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { RecordForm } from '../ui/form/RecordForm.tsx';
import { useRecordForm } from '../ui/form/use-record-form.ts';
import { toast } from '../ui/toast.tsx';
import { completeRecurring, formOf, newForm, type RecurringForm } from './begin-form.ts';
import type { Fields, Lines, Recurring } from './message.ts';
import { RecurringFields } from './RecurringFields.tsx';

interface RecurringDialogProps {
  /** The one to change; undefined for a new one. */
  record: Recurring | undefined;
  /** An expense that a new one begins with. */
  from?: { expenseId: string; form: RecurringForm };
  onClose: () => void;
}

export function RecurringDialog(props: RecurringDialogProps) {
  const { t } = useTranslation('recurring-expenses');
  const { record, onClose } = props;
  const form = useRecurringForm(props);
  const title =
    record === undefined ? t('form.addTitle') : t('form.editTitle', { vendor: record.vendor.name });
  return (
    <Dialog opened title={title} onClose={onClose} size={640} isTall>
      <RecordForm form={form} failedTitle={t('form.notSaved')}>
        <RecurringFields form={form} isNew={form.isNew} />
      </RecordForm>
    </Dialog>
  );
}

function useRecurringForm({ record, from, onClose }: RecurringDialogProps) {
  const { t } = useTranslation('recurring-expenses');
  const today = useToday();
  const renew = useRenewedBooks();
  return useRecordForm<RecurringForm, { fields: Fields; lines: Lines }>({
    keptAs: `recurring ${from?.expenseId ?? ''}`,
    record,
    begin: record === undefined ? (from?.form ?? newForm(today)) : formOf(record),
    complete: completeRecurring,
    store: async ({ fields, lines }, { idempotencyKey, version }) => {
      const madeFrom = from === undefined ? {} : { madeFrom: from.expenseId };
      await (record === undefined
        ? client.recurringExpenses.create({ idempotencyKey, fields, lines, ...madeFrom })
        : client.recurringExpenses.update({ id: record.id, version, fields }));
      await renew();
      if (record === undefined) toast.success(t('form.added', { vendor: fields.vendor.name }));
    },
    newest: record === undefined ? null : () => newestOf(record),
    onClose,
  });
}

/** One that is gone meanwhile is refused when it is saved. */
async function newestOf(record: Recurring): Promise<{ form: RecurringForm; version: number }> {
  const { recurring } = await client.recurringExpenses.list();
  const found = recurring.find(({ id }) => id === record.id) ?? record;
  return { form: formOf(found), version: found.version };
}
