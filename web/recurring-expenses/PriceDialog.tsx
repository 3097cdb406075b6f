/** What it costs from a day on. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { useFormat } from '../ui/format.ts';
import { AmountFields, withAmounts } from './AmountFields.tsx';
import type { Lines, Recurring } from './message.ts';
import styles from './recurring-expenses.module.css';
import { useRecurringActs } from './use-recurring-acts.ts';

export function PriceDialog({ recurring, onClose }: { recurring: Recurring; onClose: () => void }) {
  const { t } = useTranslation(['recurring-expenses', 'common']);
  const format = useFormat();
  const lines = recurring.prices.at(-1)?.lines ?? [];
  const form = usePrice(recurring, { lines, onClose });
  const { vendor, gross, currency } = recurring;
  return (
    <Dialog opened title={t('price.title', { vendor: vendor.name })} onClose={onClose}>
      <Form form={form}>
        <div className={styles.form}>
          <p>{t('price.text', { amount: format.money(gross, currency) })}</p>
          <AmountFields
            lines={lines}
            amounts={form.values.amounts}
            currency={currency}
            errorAt={form.errorAt}
            onChange={(amounts) => form.change({ amounts })}
          />
          <DayField label={t('price.from')} {...form.field('from')} required />
          <Failure title={t('acts.failed')} failure={form.failure} />
        </div>
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('price.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface Values {
  amounts: (Cents | null)[];
  from: Day | null;
}

function usePrice(recurring: Recurring, { lines, onClose }: { lines: Lines; onClose: () => void }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const today = useToday();
  const { setPrice } = useRecurringActs();
  return useForm<Values, { from: Day; lines: Lines }>({
    begin: { amounts: lines.map(({ gross }) => gross), from: recurring.nextDueOn ?? today },
    complete: ({ amounts, from }) => {
      const changed = withAmounts(lines, amounts);
      const missing = [
        ...amounts.flatMap((amount, place) => (amount === null ? [`lines.${place}`] : [])),
        ...(from === null ? ['from'] : []),
      ];
      return changed === null || from === null
        ? { ok: false, problems: missing.map((field) => ({ field, code: 'text.empty' })) }
        : { ok: true, value: { from, lines: changed } };
    },
    act: async (price) => {
      const amount = format.money(sumCents(price.lines.map(({ gross }) => gross)), recurring.currency);
      await setPrice(recurring, price, t('price.changed', { day: format.day(price.from), amount }));
      onClose();
    },
  });
}
