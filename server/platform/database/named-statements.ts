/** A statement that comes again is parsed and planned once for each connection: it goes there under a name of its own. */
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What is sent less often, such as one list of many lengths, is not worth the memory. */
const WORTH_A_NAME = 3;
/** Statements that are counted; of a program some hundred come again and again. */
const COUNTED_MAX = 2_000;
/** Each holds some ten kilobytes in the memory of its connection. */
const NAMES_OF_CONNECTION_MAX = 300;

/** A migration beside a running server changed what a statement gives; its name is of no use on this connection any more. */
const PLAN_IS_STALE = '0A000';

/** The pool as the query builder sees it: statements with values that it sends for the third time get a name. */
export function namingPool(pool: pg.Pool): PostgresPool {
  const nameOf = namesByUse();
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = named.get(client) ?? namingClient(client, nameOf);
      named.set(client, known);
      return known;
    },
  };
}

type NameOf = (text: string) => string | null;

/** The name of a text, from its third use on. Forgets what was not used for the longest time. */
function namesByUse(): NameOf {
  const uses = new Map<string, { count: number; name: string | null }>();
  return (text) => {
    const use = uses.get(text) ?? { count: 0, name: null };
    use.count += 1;
    if (use.count === WORTH_A_NAME) use.name = createHash('sha1').update(text).digest('base64url');
    uses.delete(text);
    uses.set(text, use);
    if (uses.size > COUNTED_MAX) uses.delete(uses.keys().next().value ?? text);
    return use.name;
  };
}

function namingClient(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  const names = new Set<string>();
  let isStale = false;
  const nameHere = (text: string): string | null => {
    const name = nameOf(text);
    if (name === null || names.has(name)) return name;
    if (names.size >= NAMES_OF_CONNECTION_MAX) return null;
    names.add(name);
    return name;
  };
  const travelTogether = oneWrite(client);
  const query = async (text: string, values: readonly unknown[]) => {
    travelTogether();
    const name = values.length === 0 ? null : nameHere(text);
    try {
      return await client.query({ text, values: [...values], ...(name !== null && { name }) });
    } catch (error) {
      if ((error as { code?: string }).code === PLAN_IS_STALE) isStale = true;
      throw error;
    }
  };
  const release = (destroy?: boolean) => client.release(destroy === true || isStale);
  return { query, release } as unknown as PostgresPoolClient;
}

/**
 * Statements that are sent before anything is waited for leave in one write: a write of its own costs a statement as much as the rest of
 * its way. Call it before each of them.
 */
function oneWrite(client: pg.PoolClient): () => void {
  const { connection } = client as unknown as { connection: { stream: Writable } };
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    const { stream } = connection;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}
