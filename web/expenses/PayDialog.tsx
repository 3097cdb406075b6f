/** On which day how much of an expense was paid, or came back from the vendor. */
import type { Day } from '@belegbar/domain/calendar';
import { discountOn, PAYMENT_MEANS, type PaymentMeans, skontoToTake } from '@belegbar/domain/expenses';
import { type Cents, centsAtRate, eurosFromCents, negateCents, subtractCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSmallBusiness } from '../business/index.ts';
import { client, newKey } from '../connection/api.ts';
import { problemsOf, useErrorText, useProblemText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { InTransferFile } from '../transfers/index.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { MoneyField } from '../ui/ParsedFields.tsx';
import { Notice } from '../ui/States.tsx';
import { SelectField } from '../ui/TextFields.tsx';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';
import { useExpenseActs } from './use-expense-acts.ts';
import { usePaidBeforeBill } from './use-paid-before-bill.ts';
import { type ToldActs, WhatItChanges } from './WhatItChanges.tsx';

export function PayDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const { t } = useTranslation(['expenses', 'common']);
  const { id, open, currency, vendor, number } = expense;
  const isBack = open < 0;
  const [typed, setTyped] = useState<Typed>({
    paidOn: useToday(),
    paymentMeans: expense.paymentMeans ?? 'creditTransfer',
  });
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const said = wholeOf(expense, typed);
  const pay = usePay(expense, onClose);
  const order = orderOf(said, isBack);
  return (
    <Dialog opened title={t(isBack ? 'pay.titleBack' : 'pay.title', { number })} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (order !== null) pay.mutate(order);
        }}
      >
        <p>{t(isBack ? 'pay.textBack' : 'pay.text', { vendor: vendor.name })}</p>
        <InTransferFile expenseId={id} />
        <OfferedNotice expense={expense} said={said} onTake={change} />
        <PayFields expense={expense} said={said} change={change} error={pay.error} />
        <WhatItChanges acts={order === null ? [] : toldOf(id, order, currency)} />
        <DialogActions isBusy={pay.isPending}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={pay.isPending} disabled={order === null}>
            {t('pay.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface Typed {
  paidOn: Day | null;
  /** Absent while it is proposed, and so are the euros. */
  amount?: Cents | null | undefined;
  /** What the vendor gives up with it (Skonto); absent while it is proposed. */
  discount?: Cents | null | undefined;
  /** On the account, of a bill in another currency; absent until it is typed. */
  euros?: Cents | null;
  paymentMeans: PaymentMeans;
}

interface Whole {
  paidOn: Day | null;
  amount: Cents | null;
  discount: Cents | null;
  euros: Cents | null;
  paymentMeans: PaymentMeans;
}

/** With what is proposed where nothing was typed: Skonto of the day of paying, what is open without it, and its euros. */
function wholeOf(expense: Expense, typed: Typed): Whole {
  const { open } = expense;
  const offered = discountOn(expense.skonto, typed.paidOn);
  // Somebody who types another amount pays a part, of which no Skonto is offered.
  const isTaken = typed.amount === undefined || typed.amount === subtractCents(open, offered);
  const proposed = offered > 0 && isTaken ? offered : null;
  const discount = typed.discount === undefined ? proposed : typed.discount;
  const rest = discount === null || !isWithin(open, discount) ? open : subtractCents(open, discount);
  const amount = typed.amount === undefined ? (open < 0 ? negateCents(open) : rest) : typed.amount;
  const euros = typed.euros === undefined ? atRate(expense, amount) : typed.euros;
  return { ...typed, amount, discount, euros };
}

function isWithin(open: Cents, discount: Cents): boolean {
  return discount >= 0 && discount < open;
}

/** What the amount is by the rate of the bill, in cents of euros. */
function atRate({ unitsPerEuro }: Expense, amount: Cents | null): Cents | null {
  return amount === null || unitsPerEuro === null ? null : centsAtRate(eurosFromCents(amount), unitsPerEuro);
}

interface PayFieldsProps {
  expense: Expense;
  said: Whole;
  change: (changes: Partial<Typed>) => void;
  error: unknown;
}

function PayFields({ expense, said, change, error }: PayFieldsProps) {
  const { t } = useTranslation(['expenses', 'expense-form']);
  const refusals = useRefusals(error);
  const paidBeforeBill = usePaidBeforeBill();
  const isSmall = useIsSmallBusiness(expense.documentDate as Day);
  const { open, currency, vendor, documentDate } = expense;
  const { paidOn, amount, discount, euros, paymentMeans } = said;
  return (
    <>
      <DayField
        label={t('pay.day')}
        autoFocus
        value={paidOn}
        onChange={(day) => change({ paidOn: day })}
        warning={open > 0 ? paidBeforeBill(paidOn, documentDate) : undefined}
        error={refusals.of('paidOn')}
        required
      />
      <MoneyField
        label={t('pay.amount', { currency })}
        value={amount}
        onChange={(typed) => change({ amount: typed })}
        error={refusals.of('amount')}
        required
      />
      {open > 0 && (
        <MoneyField
          label={t('pay.discount', { currency })}
          hint={t(isSmall ? 'pay.discountWhySmall' : 'pay.discountWhy', { vendor: vendor.name })}
          value={discount}
          onChange={(typed) => change({ discount: typed, ...restOf(open, typed) })}
          error={refusals.of('discount')}
        />
      )}
      {currency !== 'EUR' && (
        <MoneyField
          label={t('pay.euros')}
          hint={t('pay.eurosWhy')}
          value={euros}
          onChange={(typed) => change({ euros: typed })}
          error={refusals.of('euros')}
          required
        />
      )}
      <SelectField
        label={t('pay.means')}
        value={paymentMeans}
        onChange={(means) => change({ paymentMeans: means })}
        choices={PAYMENT_MEANS.map((value) => ({ value, label: t(`expense-form:means.${value}`) }))}
      />
      {refusals.whole !== undefined && <Notice tone="neg" title={refusals.whole} />}
    </>
  );
}

/** Until when how much may be kept, whether it is taken or not; nothing from the day after. */
function OfferedNotice(props: { expense: Expense; said: Whole; onTake: (changes: Partial<Typed>) => void }) {
  const { expense, said, onTake } = props;
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const offer = said.paidOn === null ? null : skontoToTake(expense.skonto, said.paidOn);
  if (offer === null) return null;
  const isTaken = said.discount === offer.discount;
  const text = t('pay.offered', {
    percent: format.percent(offer.percent),
    day: format.day(offer.until),
    amount: format.money(offer.discount, expense.currency),
  });
  return (
    <Notice
      tone="info"
      title={text}
      action={
        <Button
          size="xs"
          onClick={() =>
            onTake(
              isTaken ? { discount: null, amount: undefined } : { discount: undefined, amount: undefined },
            )
          }
        >
          {t(isTaken ? 'pay.without' : 'pay.take')}
        </Button>
      }
    />
  );
}

/** Whoever takes Skonto pays the rest. */
function restOf(open: Cents, discount: Cents | null): Partial<Typed> {
  if (discount === null) return { amount: undefined };
  return isWithin(open, discount) ? { amount: subtractCents(open, discount) } : {};
}

/** Null while something is missing. */
function orderOf({ paidOn, amount, discount, euros, paymentMeans }: Whole, isBack: boolean): Said | null {
  if (paidOn === null || amount === null || amount <= 0) return null;
  const signed = (cents: Cents) => (isBack ? negateCents(cents) : cents);
  return {
    paidOn,
    amount: signed(amount),
    paymentMeans,
    ...(discount === null || discount === 0 ? {} : { discount }),
    ...(euros === null ? {} : { euros: signed(euros) }),
  };
}

function toldOf(id: string, { paymentMeans: _, ...order }: Said, currency: Expense['currency']): ToldActs {
  // Without what was on the account nothing of it can be told, nor booked.
  return currency !== 'EUR' && order.euros === undefined ? [] : [{ kind: 'pay', id, ...order }];
}

interface Said {
  paidOn: Day;
  /** Below zero where the vendor pays, and so are the euros. */
  amount: Cents;
  discount?: Cents;
  euros?: Cents;
  paymentMeans: PaymentMeans;
}

function usePay(expense: Expense, onDone: () => void) {
  const [idempotencyKey, setKey] = useState(newKey);
  const { paid } = useExpenseActs(expense);
  return useMutation({
    mutationFn: (order: Said) => client.expenses.pay({ id: expense.id, idempotencyKey, ...order }),
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
