/** Transactions that do not wait for answers that nobody reads: a database is near, but each round trip to it costs as much as a small query. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  Transaction as KyselyTransaction,
  PostgresAdapter,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { belowOf, type Database, type Transaction, takeTurn } from './connection.ts';
import type { Leave } from './shares.ts';
import type { Tables } from './tables.ts';

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** The database, and whose turn at its connections it is; null: nobody's. */
interface Owned {
  database: Database;
  businessId: string | null;
}

const COMPILER = new PostgresQueryCompiler();
const ADAPTER = new PostgresAdapter();

const SNAPSHOT: TransactionSettings = { isolationLevel: 'repeatable read', accessMode: 'read only' };

/**
 * Runs `work` in a transaction that begins with `first`, and rolls back when `work` throws. The beginning and `work`'s first statements
 * travel together, as do statements that `work` sends with `Promise.all`; they are carried out in the order in which they are sent.
 */
export async function pipelinedTransaction<Result>(
  { database, businessId }: Owned,
  first: readonly CompiledQuery[],
  work: Work<Result>,
): Promise<Result> {
  const line = await takeLine(database, businessId);
  const { driver, connection } = line;
  try {
    const result = await begin(line, {}, first, work);
    await driver.commitTransaction(connection);
    return result;
  } catch (error) {
    await driver.rollbackTransaction(connection).catch(() => {});
    throw error;
  } finally {
    await release(line);
  }
}

/** The same for reading only: all of `work` sees one moment, and its result does not wait for the transaction's end. */
export async function pipelinedSnapshot<Result>(
  { database, businessId }: Owned,
  first: readonly CompiledQuery[],
  work: Work<Result>,
): Promise<Result> {
  const line = await takeLine(database, businessId);
  const { driver, connection } = line;
  try {
    return await begin(line, SNAPSHOT, first, work);
  } finally {
    const end = driver.rollbackTransaction(connection).catch(() => {});
    void end.then(() => release(line));
  }
}

/** A connection for one transaction. Closed before the end is sent: what `work` left running cannot reach the next owner's transaction. */
interface Line {
  database: Database;
  driver: Driver;
  connection: DatabaseConnection;
  leave: Leave;
  open: boolean;
}

async function takeLine(database: Database, businessId: string | null): Promise<Line> {
  const leave = businessId === null ? () => {} : await takeTurn(database, businessId);
  try {
    const { driver, ready } = belowOf(database);
    await ready;
    return { database, driver, connection: await driver.acquireConnection(), leave, open: true };
  } catch (error) {
    leave();
    throw error;
  }
}

async function release({ driver, connection, leave }: Line): Promise<void> {
  try {
    await driver.releaseConnection(connection);
  } finally {
    leave();
  }
}

async function begin<Result>(
  line: Line,
  settings: TransactionSettings,
  first: readonly CompiledQuery[],
  work: Work<Result>,
): Promise<Result> {
  const { driver, connection } = line;
  const begun = [
    driver.beginTransaction(connection, settings),
    ...first.map((one) => connection.executeQuery(one)),
  ];
  try {
    const [result] = await Promise.all([work(transactionOver(line)), ...begun]);
    return result;
  } finally {
    line.open = false;
  }
}

/** As the query builder's own, except that a statement need not wait until the one before is answered. */
function transactionOver(line: Line): Transaction {
  const { database, driver, connection } = line;
  const { dialect } = belowOf(database);
  const executor = new DefaultQueryExecutor(COMPILER, ADAPTER, {
    async provideConnection(consumer) {
      if (!line.open) throw new Error('a statement came after the end of its transaction');
      return consumer(connection);
    },
  });
  return new KyselyTransaction<Tables>({ config: { dialect }, dialect, driver, executor });
}
