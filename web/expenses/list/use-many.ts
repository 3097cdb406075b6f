/** One act on each of several expenses, one after the other, each under a key of its own. What is refused is told, and the others go on. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import { useRenewedExpense } from '../use-expense-acts.ts';
import type { ListedExpense } from './use-list.ts';

interface Many<Done> {
  rows: readonly ListedExpense[];
  act: (row: ListedExpense, key: string) => Promise<Done>;
  /** Takes back what one of them has done. */
  undo: (done: Done, row: ListedExpense, key: string) => Promise<unknown>;
  /** In words: what was done with so many. */
  said: (count: number) => string;
}

export function useMany<Done>({ rows, act, undo, said }: Many<Done>) {
  const { t } = useTranslation('expense-list');
  const [count, setCount] = useState<number | null>(null);
  const renew = useRenewedExpense();
  const tellFailures = useFailures();
  const takeBack = async (all: readonly { row: ListedExpense; done: Done }[]) => {
    const failed = await eachOf(
      all,
      ({ row, done }) => undo(done, row, newKey()),
      ({ row }) => row,
    );
    await renew();
    if (failed.length > 0) tellFailures(t('many.undoFailed', { count: failed.length }), failed);
    else toast.success(t('many.undone'));
  };
  const run = async () => {
    const all: { row: ListedExpense; done: Done }[] = [];
    setCount(0);
    const failed = await eachOf(
      rows,
      async (row) => {
        all.push({ row, done: await act(row, newKey()) });
        setCount(all.length);
      },
      (row) => row,
    );
    await renew();
    setCount(null);
    if (all.length > 0) toast.undo(said(all.length), () => void takeBack(all), undefined, UNDO_MILLISECONDS);
    if (failed.length > 0) tellFailures(t('many.failed', { count: failed.length }), failed);
  };
  /** How many are done, while it goes on. */
  return { run, count };
}

const UNDO_MILLISECONDS = 10_000;

interface Failed {
  row: ListedExpense;
  error: unknown;
}

async function eachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  rowOf: (item: Item) => ListedExpense,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const item of items) await act(item).catch((error) => failed.push({ row: rowOf(item), error }));
  return failed;
}

function useFailures() {
  const errorText = useErrorText();
  return (title: string, failed: readonly Failed[]) => {
    const [first] = failed;
    if (first !== undefined) toast.error(title, `${first.row.vendor.name}: ${errorText(first.error)}`);
  };
}
