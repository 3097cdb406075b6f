/** The form of a bill: what follows from what is typed, and the one act that it is for. */
import type { TaxRegime } from '@belegbar/domain/business';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../connection/api.ts';
import { useRenewedBooks } from '../../connection/books.ts';
import { problemsOf, useErrorText } from '../../connection/problems.ts';
import { useToday } from '../../session/session.ts';
import type { ProblemAtField } from '../../ui/form/completed.ts';
import { type FormOptions, useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast.tsx';
import type { CorrectInput, Expense } from '../message.ts';
import { completeWithAssets as complete } from './asset-line.ts';
import type { Business } from './business.ts';
import { type BillOrder, type ExpenseForm, formOfExpense, newForm, saidLines } from './expense-form.ts';
import { following, grossWhereSmall } from './follow.ts';
import type { FormLine } from './form-line.ts';
import { keptForm } from './kept-form.ts';
import { type Corrected, setBack } from './set-back.ts';

export type BillForm = ReturnType<typeof useBillForm>;

/**
 * A new expense; what was typed before and not booked is there again.
 * @param by the receipt that it is entered by, and the one that is to be entered next
 */
export function useNewExpense(
  { regimes }: Business,
  by: { receiptId?: string | undefined; next?: string | undefined } = {},
) {
  const today = useToday();
  const [keeping] = useState(() => keptForm(undefined, by.receiptId));
  const [wasKept] = useState(() => keeping.read() !== null);
  const done = useBooked();
  const form = useBillForm(regimes, {
    begin: newForm(today),
    keeping,
    complete,
    act: async (order, idempotencyKey) => {
      const { id } = await client.expenses.record({ ...order, idempotencyKey });
      await done(id, order.vendor.name, by.next);
    },
  });
  return { form, wasKept };
}

/** An expense that is set right; what was typed before and not booked is there again, and whether the expense has changed since then. */
export function useCorrection(expense: Expense, { regimes }: Business) {
  const navigate = useNavigate();
  const renew = useRenewedBooks();
  const tell = useCorrected();
  const [keeping] = useState(() => keptForm(expense));
  const [keptOf] = useState(() => keeping.version());
  const form = useBillForm(regimes, {
    begin: formOfExpense(expense),
    keeping,
    complete,
    act: async ({ paidOn: _, paidEuros: __, receipts: ___, kind: ____, ...bill }, idempotencyKey) => {
      const { id } = expense;
      const { version } = await client.expenses.correct({
        ...bill,
        id,
        version: expense.version,
        idempotencyKey,
      });
      await renew();
      await navigate({ to: '/expenses/$id', params: { id } });
      tell(expense, { lines: bill.lines as CorrectInput['lines'], version });
    },
  });
  return { form, wasKept: keptOf !== null, isOfOlder: keptOf !== null && keptOf !== expense.version };
}

/** Says it, and offers to set it back to what it was. */
function useCorrected() {
  const { t } = useTranslation('expense-form');
  const renew = useRenewedBooks();
  const errorText = useErrorText();
  return (before: Expense, corrected: Corrected) => {
    const { id } = before;
    const bill = setBack(before, corrected);
    const undo = async (said: NonNullable<typeof bill>) => {
      try {
        await client.expenses.correct({ ...said, id, version: corrected.version, idempotencyKey: newKey() });
        toast.success(t('correctionUndone'), t('correctionUndoneText'));
      } catch (error) {
        toast.error(t('undoFailed'), errorText(error));
      }
      await renew();
    };
    if (bill === null) return toast.success(t('corrected'), t('correctedText'));
    toast.undo(t('corrected'), () => void undo(bill), t('correctedText'));
  };
}

/** The form in which one change leads to others. */
function useBillForm(regimes: readonly TaxRegime[], options: FormOptions<ExpenseForm, BillOrder>) {
  const { t } = useTranslation('expense-form');
  const [sent, setSent] = useState<readonly FormLine[]>([]);
  const form = useForm<ExpenseForm, BillOrder>({
    ...options,
    act: (order, key) => {
      setSent(saidLines(form.values));
      return options.act(order, key);
    },
    problemsOf: (failure) => problemsOf(failure).map(ofSentLine),
  });
  const words = { food: t('meal.food'), drinks: t('meal.drinks'), tip: t('meal.tip') };
  const values = { ...form.values, ...grossWhereSmall(form.values, regimes) };
  const followed = (changes: Partial<ExpenseForm>): Partial<ExpenseForm> => {
    const all = following(values, changes, words);
    const { typed, isTurnedGross } = values;
    return 'lines' in all ? { typed, isTurnedGross, ...all } : all;
  };
  const change = (changes: Partial<ExpenseForm>) => form.change(followed(changes));
  return {
    ...form,
    /** As the taxation of its day has it: what was typed net stays so while a date is typed that only passes by. */
    values,
    change,
    /** A refusal names a line by its place among those that were sent: it stands at that line, wherever it is by now. */
    errorAt: (...names: string[]) =>
      form.errorAt(...names.flatMap((name) => [name, ...sentName(name, values.lines, sent)])),
    field: <Name extends keyof ExpenseForm>(name: Name) => {
      const { onChange, ...plain } = form.field(name);
      return {
        ...plain,
        onChange: (value: ExpenseForm[Name], refusal: string | null = null) => {
          onChange(value, refusal);
          const { [name]: _, ...rest } = followed({ [name]: value } as Partial<ExpenseForm>);
          if (Object.keys(rest).length > 0) form.change(rest as Partial<ExpenseForm>);
        },
      };
    },
  };
}

const OF_LINE = /^lines\.(\d+)/;

function ofSentLine(problem: ProblemAtField): ProblemAtField {
  return { ...problem, field: problem.field.replace(OF_LINE, 'sent.$1') };
}

/** How a refusal calls a field of a line; none where the line was not sent. */
function sentName(name: string, lines: readonly FormLine[], sent: readonly FormLine[]): string[] {
  const line = lines[Number(OF_LINE.exec(name)?.[1])];
  const place = sent.findIndex(({ key }) => key === line?.key);
  return place === -1 ? [] : [name.replace(OF_LINE, `sent.${place}`)];
}

/** Says it, offers to take it back, and opens what was booked. */
function useBooked() {
  const { t } = useTranslation('expense-form');
  const navigate = useNavigate();
  const renew = useRenewedBooks();
  const errorText = useErrorText();
  return async (id: string, vendor: string, next: string | undefined) => {
    void renew();
    if (next === undefined) await navigate({ to: '/expenses/$id', params: { id } });
    else await navigate({ to: '/expenses/new', search: { receipt: next } });
    const undo = async () => {
      try {
        await client.expenses.undo({ id, idempotencyKey: newKey() });
        toast.success(t('undone'));
      } catch (error) {
        toast.error(t('undoFailed'), errorText(error));
      }
      await renew();
    };
    toast.undo(t('booked'), () => void undo(), vendor);
  };
}
