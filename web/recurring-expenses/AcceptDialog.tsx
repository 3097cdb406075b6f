/** What waits becomes an expense, with what it really costs. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, type Decimal, sumCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useToday } from '../session/session.ts';
import { CheckField } from '../ui/ChoiceFields.tsx';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import type { Completed } from '../ui/form/completed.ts';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { type FormOf, useForm } from '../ui/form/use-form.ts';
import { useFormat } from '../ui/format.ts';
import { DecimalField, MoneyField } from '../ui/ParsedFields.tsx';
import { toast } from '../ui/toast.tsx';
import { AmountFields, withAmounts } from './AmountFields.tsx';
import type { Waiting } from './message.ts';
import styles from './recurring-expenses.module.css';

type AcceptInput = Omit<Parameters<typeof client.recurringExpenses.accept>[0], 'idempotencyKey'>;

interface Values {
  amounts: (Cents | null)[];
  unitsPerEuro: Decimal | null;
  isPaid: boolean;
  paidOn: Day | null;
  paidEuros: Cents | null;
}

export function AcceptDialog({ waiting, onClose }: { waiting: Waiting; onClose: () => void }) {
  const { t } = useTranslation(['recurring-expenses', 'common']);
  const format = useFormat();
  const form = useAccept(waiting, onClose);
  const { vendor, dueOn, lines, currency } = waiting;
  return (
    <Dialog opened title={t('waiting.dialogTitle', { vendor: vendor.name })} onClose={onClose}>
      <Form form={form}>
        <div className={styles.form}>
          <p>{t('waiting.dialogText', { day: format.day(dueOn) })}</p>
          <AmountFields
            lines={lines}
            amounts={form.values.amounts}
            currency={currency}
            errorAt={form.errorAt}
            onChange={(amounts) => form.change({ amounts })}
          />
          {currency !== 'EUR' && (
            <DecimalField
              label={t('waiting.rate', { currency })}
              {...form.field('unitsPerEuro')}
              maxDecimals={6}
              required
            />
          )}
          <CheckField label={t('waiting.isPaid')} {...form.field('isPaid')} />
          {form.values.isPaid && <Paid form={form} isForeign={currency !== 'EUR'} />}
          <Failure title={t('waiting.failed')} failure={form.failure} />
        </div>
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('waiting.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Paid({ form, isForeign }: { form: Pick<FormOf<Values>, 'field'>; isForeign: boolean }) {
  const { t } = useTranslation('recurring-expenses');
  return (
    <>
      <DayField label={t('waiting.paidOn')} {...form.field('paidOn')} required />
      {isForeign && <MoneyField label={t('waiting.paidEuros')} {...form.field('paidEuros')} required />}
    </>
  );
}

function useAccept(waiting: Waiting, onClose: () => void) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const renew = useRenewedBooks();
  const today = useToday();
  const { recurringId, vendor, dueOn, lines, currency, unitsPerEuro, isPaidOnDueDay } = waiting;
  return useForm<Values, AcceptInput>({
    begin: {
      amounts: lines.map(({ gross }) => gross),
      unitsPerEuro,
      isPaid: isPaidOnDueDay,
      paidOn: isPaidOnDueDay ? dueOn : today,
      paidEuros: null,
    },
    complete: (values) => completeAccept(values, waiting),
    act: async (input, idempotencyKey) => {
      await client.recurringExpenses.accept({ ...input, id: recurringId, dueOn, idempotencyKey });
      await renew();
      const gross = sumCents((input.lines ?? lines).map((line) => line.gross));
      const amount = format.money(gross, currency);
      toast.success(
        t('waiting.entered', { vendor: vendor.name }),
        t('waiting.enteredText', { amount, day: format.day(dueOn) }),
      );
      onClose();
    },
  });
}

function completeAccept(values: Values, waiting: Waiting): Completed<AcceptInput> {
  const { amounts, unitsPerEuro, isPaid, paidOn, paidEuros } = values;
  const isForeign = waiting.currency !== 'EUR';
  const lines = withAmounts(waiting.lines, amounts);
  const missing = [
    ...amounts.flatMap((amount, place) => (amount === null ? [`lines.${place}`] : [])),
    ...(isForeign && unitsPerEuro === null ? ['unitsPerEuro'] : []),
    ...(isPaid && paidOn === null ? ['paidOn'] : []),
    ...(isPaid && isForeign && paidEuros === null ? ['paidEuros'] : []),
  ];
  if (lines === null || missing.length > 0)
    return { ok: false, problems: missing.map((field) => ({ field, code: 'text.empty' })) };
  return {
    ok: true,
    value: {
      id: waiting.recurringId,
      dueOn: waiting.dueOn,
      lines,
      paidOn: isPaid ? paidOn : null,
      ...(isForeign && unitsPerEuro !== null && { unitsPerEuro }),
      ...(isPaid && isForeign && paidEuros !== null && { paidEuros }),
    },
  };
}
