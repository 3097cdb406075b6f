/** One act on each of several expenses, in as few requests as they fit in. What is refused is told, and the others are done. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../connection/api.ts';
import { useRenewedBooks } from '../../connection/books.ts';
import { useErrorText, useRefusalText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import type { ListedExpense } from './use-list.ts';

/** What became of one of them. */
export interface Outcome {
  id: string;
  refusal: Parameters<ReturnType<typeof useRefusalText>>[0] | null;
}

interface Many<Done extends Outcome> {
  rows: readonly ListedExpense[];
  act: (rows: readonly ListedExpense[], key: string) => Promise<{ results: Done[] }>;
  /** Takes back what was done. */
  undo: (done: readonly Done[], key: string) => Promise<{ results: Outcome[] }>;
  /** In words: what was done with so many. */
  said: (count: number) => string;
}

export function useMany<Done extends Outcome>({ rows, act, undo, said }: Many<Done>) {
  const { t } = useTranslation('expense-list');
  const [count, setCount] = useState<number | null>(null);
  const renew = useRenewedBooks();
  const tellFailures = useFailures(rows);
  const takeBack = async (done: readonly Done[]) => {
    const { all, error } = await inParts(done, undo, () => {});
    await renew();
    const failed = refusedOf(all);
    if (failed.length > 0 || error !== null)
      tellFailures(t('many.undoFailed', { count: done.length - all.length + failed.length }), failed, error);
    else toast.success(t('many.undone'));
  };
  const run = async () => {
    setCount(0);
    const { all, error } = await inParts(rows, act, setCount);
    await renew();
    setCount(null);
    const failed = refusedOf(all);
    const done = all.filter(({ refusal }) => refusal === null);
    if (done.length > 0)
      toast.undo(said(done.length), () => void takeBack(done), undefined, UNDO_MILLISECONDS);
    const lacking = rows.length - done.length;
    if (lacking > 0) tellFailures(t('many.failed', { count: lacking }), failed, error);
  };
  /** How many are done, while it goes on. */
  return { run, count };
}

const UNDO_MILLISECONDS = 10_000;
/** As many as the server takes at once are as many as can be waited for. */
const AT_ONCE = 50;

/** Ends where a request is not answered: what was answered before is done. */
async function inParts<Item, Result>(
  items: readonly Item[],
  act: (part: readonly Item[], key: string) => Promise<{ results: Result[] }>,
  onDone: (count: number) => void,
): Promise<{ all: Result[]; error: unknown }> {
  const all: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    try {
      all.push(...(await act(items.slice(from, from + AT_ONCE), newKey())).results);
    } catch (error) {
      return { all, error };
    }
    onDone(all.length);
  }
  return { all, error: null };
}

function refusedOf(all: readonly Outcome[]): Outcome[] {
  return all.filter(({ refusal }) => refusal !== null);
}

/** Of the first that was refused, by whom and why. */
function useFailures(rows: readonly ListedExpense[]) {
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  return (title: string, [first]: readonly Outcome[], error: unknown) => {
    const vendor = rows.find(({ id }) => id === first?.id)?.vendor.name;
    const why = first?.refusal ? refusalText(first.refusal) : errorText(error);
    toast.error(title, vendor === undefined ? why : `${vendor}: ${why}`);
  };
}
