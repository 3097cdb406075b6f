/** The peer of reads: SQL sent by the bare driver on one open connection, under the same role and policies. */
import { connect } from '@belegbar/server/platform/database';
import pg from 'pg';
import type { Context, Platform } from '../../server/platform/context.ts';
import type { Person } from '../../specs/support/stage.ts';
import type { Scene } from './scene.ts';
import { TODAY } from './today.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

export interface PlainDriver {
  /** Sends the statements one after the other and takes their rows. */
  run(): Promise<void>;
  close(): Promise<void>;
}

export async function plainDriver(
  scene: Scene,
  person: Person,
  statements: readonly Statement[],
): Promise<PlainDriver> {
  const client = new pg.Client(scene.installation.url);
  await client.connect();
  await client.query(`select set_config('app.business', $1, false), set_config('app.user', $2, false)`, [
    person.businessId,
    person.userId,
  ]);
  return {
    run: async () => {
      for (const { text, values } of statements) await client.query(text, values);
    },
    close: () => client.end(),
  };
}

/** What a read asks of the database, without the statements that begin, mark and end its transaction. */
export async function statementsOf(
  scene: Scene,
  person: Person,
  read: (context: Context) => Promise<unknown>,
): Promise<Statement[]> {
  const { database, pool, close } = connect({ url: scene.installation.url, role: null, poolSize: 1 });
  const heard: Statement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: Statement) => unknown;
    client.query = ((statement: Statement) => {
      heard.push({ text: statement.text, values: statement.values });
      return query(statement);
    }) as typeof client.query;
  });
  const platform: Platform = { ...scene.stage.platformOn(TODAY), database };
  await read({ ...person.on(TODAY), platform });
  await close();
  return heard.filter(({ text }) => /^\s*select (?!set_config)/.test(text));
}
