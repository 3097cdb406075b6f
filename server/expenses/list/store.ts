/** Which expenses a list shows, in their order, and the sums of everything that matches. */
import type { EXPENSE_LIST_SORTS, EXPENSE_LIST_STATES } from '@belegbar/contract/expense-list';
import type { LIST_ORDERS } from '@belegbar/contract/invoice-list';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { containing } from '../../platform/searched-words.ts';
import type { ExpenseSearchTable } from '../tables.ts';

export type ExpenseListState = (typeof EXPENSE_LIST_STATES)[number];
export type ExpenseListSort = (typeof EXPENSE_LIST_SORTS)[number];

/** What is null or empty asks for nothing; all else must hold. */
export interface ExpenseConditions {
  businessId: string;
  today: Day;
  /** Until when something is due soon. */
  soon: Day;
  state: ExpenseListState | null;
  categories: readonly string[] | null;
  from: Day | null;
  to: Day | null;
  vendor: string | null;
  /** Every word must occur. */
  words: readonly string[];
  ids: readonly string[] | null;
}

export interface ExpensePage {
  sort: ExpenseListSort;
  order: (typeof LIST_ORDERS)[number];
  /** The last of the page before, with the value that it is sorted by. */
  after: { place: string; id: string } | null;
  limit: number;
}

/** As the indexes of migration 0089 have them; `type` is that of the value behind which a page begins. */
const SORTS: Readonly<Record<ExpenseListSort, { by: RawBuilder<unknown>; type: RawBuilder<unknown> }>> = {
  date: { by: sql`document_date`, type: sql`date` },
  number: { by: sql`number collate natural_order`, type: sql`text` },
  vendor: { by: sql`vendor collate "und-x-icu"`, type: sql`text` },
  due: { by: sql`case when due_date is null then date '9999-12-31' else due_date end`, type: sql`date` },
  gross: { by: sql`gross`, type: sql`bigint` },
};

export interface FoundExpense {
  id: string;
  /** The value by which it is sorted. */
  place: string;
  /** In cents of euros. */
  gross: Cents;
  has_receipt: boolean;
}

export function selectFound(
  transaction: Transaction,
  asked: ExpenseConditions,
  { sort, order, after, limit }: ExpensePage,
): Promise<FoundExpense[]> {
  const { by, type } = SORTS[sort];
  const direction = order === 'descending' ? 'desc' : 'asc';
  let rows = transaction
    .selectFrom('expense_search')
    .select(['id', 'gross', 'has_receipt', sql<string>`(${by})::text`.as('place')])
    .where('business_id', '=', asked.businessId)
    .where(fulfils(asked))
    .where(isIn(asked.state, asked));
  if (after !== null) {
    const behind = order === 'descending' ? sql`<` : sql`>`;
    rows = rows.where(sql<boolean>`(${by}, id) ${behind} (${after.place}::${type}, ${after.id}::uuid)`);
  }
  return rows.orderBy(by, direction).orderBy('id', direction).limit(limit).execute();
}

/** How many expenses are alike in all that the states ask for, and what they come to, in cents of euros. */
export interface ExpenseSum {
  state: ExpenseSearchTable['state'];
  hasReceipt: boolean;
  /** Of what is to be paid: whether its day is over, or is today or soon. */
  term: 'over' | 'soon' | 'none';
  count: number;
  gross: Cents;
  /** To be paid: what is to come back does not lessen it. */
  open: Cents;
}

/** Of all that matches, whatever the state. */
export function selectSums(transaction: Transaction, asked: ExpenseConditions): Promise<ExpenseSum[]> {
  const { today, soon } = asked;
  return transaction
    .selectFrom('expense_search')
    .select([
      'state',
      'has_receipt as hasReceipt',
      sql<ExpenseSum['term']>`case when open <= 0 or due_date is null or due_date > ${soon} then 'none'
        when due_date < ${today} then 'over' else 'soon' end`.as('term'),
      sql<number>`count(*)::integer`.as('count'),
      sql<Cents>`sum(gross)::bigint`.as('gross'),
      sql<Cents>`sum(case when open > 0 then open else 0 end)::bigint`.as('open'),
    ])
    .where('business_id', '=', asked.businessId)
    .where(fulfils(asked))
    .groupBy([sql`1`, sql`2`, sql`3`])
    .execute();
}

/** Everything but the state. */
function fulfils({ categories, from, to, vendor, words, ids }: ExpenseConditions): RawBuilder<boolean> {
  const all: RawBuilder<boolean>[] = [sql<boolean>`true`];
  if (categories !== null) all.push(sql<boolean>`category = any(${[...categories]}::text[])`);
  if (from !== null) all.push(sql<boolean>`document_date >= ${from}`);
  if (to !== null) all.push(sql<boolean>`document_date <= ${to}`);
  if (vendor !== null) all.push(sql<boolean>`vendor = ${vendor}`);
  if (words.length > 0) all.push(sql<boolean>`words like all (${words.map(containing)}::text[])`);
  if (ids !== null) all.push(sql<boolean>`id = any(${[...ids]}::uuid[])`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Null: all that were not taken back. */
function isIn(
  state: ExpenseListState | null,
  { today, soon }: Pick<ExpenseConditions, 'today' | 'soon'>,
): RawBuilder<boolean> {
  switch (state) {
    case null:
      return sql<boolean>`state <> 'takenBack'`;
    case 'open':
      return sql<boolean>`state in ('open', 'partlyPaid', 'overpaid')`;
    case 'due':
      return sql<boolean>`(open > 0 and due_date between ${today} and ${soon})`;
    case 'overdue':
      return sql<boolean>`(open > 0 and due_date < ${today})`;
    case 'withoutReceipt':
      return sql<boolean>`(not has_receipt and state <> 'takenBack')`;
    default:
      return sql<boolean>`state = ${sql.lit(state)}`;
  }
}
