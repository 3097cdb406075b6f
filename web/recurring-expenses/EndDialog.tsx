/** On which day it can be due for the last time. */
import type { Day } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useForm } from '../ui/form/use-form.ts';
import type { Recurring } from './message.ts';
import styles from './recurring-expenses.module.css';
import { useRecurringActs } from './use-recurring-acts.ts';

export function EndDialog({ recurring, onClose }: { recurring: Recurring; onClose: () => void }) {
  const { t } = useTranslation(['recurring-expenses', 'common']);
  const today = useToday();
  const { end } = useRecurringActs();
  const form = useForm<{ endsOn: Day | null }, { endsOn: Day }>({
    begin: { endsOn: today },
    complete: ({ endsOn }) =>
      endsOn === null
        ? { ok: false, problems: [{ field: 'endsOn', code: 'text.empty' }] }
        : { ok: true, value: { endsOn } },
    act: async ({ endsOn }) => {
      await end(recurring, endsOn);
      onClose();
    },
  });
  return (
    <Dialog opened title={t('end.title', { vendor: recurring.vendor.name })} onClose={onClose}>
      <Form form={form}>
        <div className={styles.form}>
          <p>{t('end.text')}</p>
          <DayField label={t('end.day')} {...form.field('endsOn')} required autoFocus />
          <Failure title={t('acts.failed')} failure={form.failure} />
        </div>
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('end.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
