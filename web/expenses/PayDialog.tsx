/** On which day how much of an expense was paid, or came back from the vendor. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../connection/api.ts';
import { problemsOf, useErrorText, useProblemText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { MoneyField } from '../ui/ParsedFields.tsx';
import { Notice } from '../ui/States.tsx';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';
import { useExpenseActs } from './use-expense-acts.ts';

export function PayDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const { t } = useTranslation(['expenses', 'common']);
  const { open, currency, vendor, number } = expense;
  const isBack = open < 0;
  const [paidOn, setPaidOn] = useState<Day | null>(useToday());
  const [amount, setAmount] = useState<Cents | null>(isBack ? negateCents(open) : open);
  const [euros, setEuros] = useState<Cents | null>(null);
  const pay = usePay(expense, onClose);
  const refusals = useRefusals(pay.error);
  const isWhole = paidOn !== null && amount !== null && amount > 0;
  return (
    <Dialog opened title={t(isBack ? 'pay.titleBack' : 'pay.title', { number })} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) pay.mutate({ paidOn, amount: isBack ? negateCents(amount) : amount, euros });
        }}
      >
        <p>{t(isBack ? 'pay.textBack' : 'pay.text', { vendor: vendor.name })}</p>
        <DayField
          label={t('pay.day')}
          value={paidOn}
          onChange={setPaidOn}
          error={refusals.of('paidOn')}
          required
        />
        <MoneyField
          label={t('pay.amount', { currency })}
          value={amount}
          onChange={(typed) => setAmount(typed)}
          error={refusals.of('amount')}
          required
        />
        {currency !== 'EUR' && (
          <MoneyField
            label={t('pay.euros')}
            hint={t('pay.eurosWhy')}
            value={euros}
            onChange={(typed) => setEuros(typed)}
            error={refusals.of('euros')}
          />
        )}
        {refusals.whole !== undefined && <Notice tone="neg" title={refusals.whole} />}
        <DialogActions isBusy={pay.isPending}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={pay.isPending} disabled={!isWhole}>
            {t('pay.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface Said {
  paidOn: Day;
  /** Below zero where the vendor pays. */
  amount: Cents;
  euros: Cents | null;
}

function usePay(expense: Expense, onDone: () => void) {
  const [idempotencyKey, setKey] = useState(newKey);
  const { paid } = useExpenseActs(expense);
  return useMutation({
    mutationFn: ({ paidOn, amount, euros }: Said) =>
      client.expenses.pay({
        id: expense.id,
        idempotencyKey,
        paidOn,
        amount,
        ...(euros === null ? {} : { euros: amount < 0 ? negateCents(euros) : euros }),
      }),
    onSuccess: ({ id }, { amount }) => {
      void paid(id, amount);
      onDone();
    },
    // Another day or amount is another request.
    onError: () => setKey(newKey()),
  });
}

function useRefusals(error: unknown) {
  const errorText = useErrorText();
  const problemText = useProblemText();
  const problems = problemsOf(error);
  return {
    of: (field: string) => {
      const problem = problems.find((candidate) => candidate.field === field);
      return problem === undefined ? undefined : problemText(problem);
    },
    whole: error === null || problems.length > 0 ? undefined : errorText(error),
  };
}
