/** What is chosen in the list: one by one, or everything that matches a filter but a few. */
import type { SelectionTotals } from '@belegbar/contract/invoice-list';
import { sumCents } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { type AskedFilter, filterOf } from './filter.ts';
import { type BucketSum, type Conditions, lookUp, selectSumsOf } from './filter-store.ts';
import { belongsTo, countsOf, openOf } from './read.ts';
import { selectChosen, selectIds } from './selection-store.ts';

export type Selection = { ids: readonly string[] } | { filter: AskedFilter; except: readonly string[] };

/** An invoice as a file of many shows it. */
export type ChosenInvoice = Awaited<ReturnType<typeof selectChosen>>[number];

/** How many are chosen, and what they come to; ids of strangers count nothing. Drafts are counted, but ask for no money. */
export function totalsOfSelection(
  context: Context,
  selection: Selection,
): Promise<z.infer<typeof SelectionTotals>> {
  return inSnapshot(context, async (transaction) => {
    const sums = await sumsOf(context, transaction, selection);
    const { all, ...counts } = countsOf(sums);
    const issued = sums.filter(({ bucket }) => bucket !== 'draft');
    return {
      count: all,
      counts,
      net: sumCents(issued.map(({ net }) => net)),
      gross: sumCents(issued.map(({ gross }) => gross)),
      open: openOf(issued),
    };
  });
}

async function sumsOf(
  context: Context,
  transaction: Transaction,
  selection: Selection,
): Promise<BucketSum[]> {
  const { asked, except } = await conditionsOf(context, transaction, selection);
  const { states } = asked.filter;
  const sums = await selectSumsOf(transaction, asked, except);
  return states === null ? sums : sums.filter((sum) => states.some((state) => belongsTo(sum, state)));
}

/** The chosen ones in the order of the list, newest first, at most so many. */
export async function selectedIds(
  context: Context,
  transaction: Transaction,
  selection: Selection,
  most: number,
): Promise<string[]> {
  const { asked, except } = await conditionsOf(context, transaction, selection);
  return selectIds(transaction, asked, { except, most });
}

/** What is said of these invoices in a file, in the order of the ids; those that are gone are left out. */
export async function readChosen(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ChosenInvoice[]> {
  const rows = await selectChosen(transaction, context.businessId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function conditionsOf(
  context: Context,
  transaction: Transaction,
  selection: Selection,
): Promise<{ asked: Conditions; except: readonly string[] }> {
  if ('ids' in selection) return { asked: { filter: filterOf(context, {}), ids: selection.ids }, except: [] };
  return { asked: await lookUp(transaction, filterOf(context, selection.filter)), except: selection.except };
}
