/** An install on which two people work, for whoever sends it random requests. */

import { openApiDocument } from '../../server/api-description/document.ts';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { aDayOfWork, bills, drafts, handsOver, receives } from '../support/acts.ts';
import { install } from '../support/installation.ts';
import { enter, type Person, setStage } from '../support/stage.ts';
import { type KnownRecords, knownRecords } from './known-records.ts';
import { operationsOf } from './operations.ts';
import type { Asker, FuzzedServer } from './run.ts';
import { send } from './send.ts';
import type { Schema } from './values.ts';

export interface FuzzedScene {
  server: FuzzedServer;
  owner: Asker;
  stranger: Asker;
  nobody: Asker;
  /** A digest of every row of the owner's business. */
  ownersRows(): Promise<string>;
  close(): Promise<void>;
}

export async function setScene(): Promise<FuzzedScene> {
  const installation = await install();
  const stage = setStage(installation.database);
  const process = await installation.start({ worker: 'off' });
  const person = await enter(stage, jonas);
  await works(person);
  const other = await enter(stage, lena);
  const document = await openApiDocument({ baseUrl: process.address, capabilities: CAPABILITIES });
  const { components } = document as { components?: { schemas?: Record<string, unknown> } };
  const server: FuzzedServer = {
    origin: process.address,
    operations: operationsOf(document),
    resolve: (reference) => (components?.schemas?.[reference.split('/').at(-1) ?? ''] ?? {}) as Schema,
    known: knownRecords(),
  };
  const owner: Asker = { who: 'owner', cookie: await installation.signIn(person.userId) };
  await readAll(server, owner);
  return {
    server,
    owner,
    stranger: { who: 'stranger', cookie: await installation.signIn(other.userId) },
    nobody: { who: 'nobody', cookie: '' },
    ownersRows: async () => {
      const { rows } = await installation.superuser.query<{ name: string; key: string }>(
        "select table_name as name, column_name as key from information_schema.columns where table_schema = 'public' and column_name = 'business_id' order by 1",
      );
      const digests: string[] = [];
      for (const { name } of rows) {
        const { rows: found } = await installation.superuser.query<{ digest: string | null }>(
          `select md5(string_agg(one::text, '|' order by one::text)) as digest from "${name}" as one where business_id = $1`,
          [person.businessId],
        );
        digests.push(`${name} ${found[0]?.digest ?? 'empty'}`);
      }
      return digests.join('\n');
    },
    async close() {
      await process.stop();
      await stage.close();
      await installation.close();
    },
  };
}

/** A draft, and invoices that are open, sent and partly paid. */
async function works(person: Person): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await drafts(person, today, aDayOfWork('brandwerk'));
  await bills(person, today, aDayOfWork('brandwerk'));
  await handsOver(person, today, aDayOfWork('brandwerk'));
  await receives(person, today, await bills(person, today, aDayOfWork('brandwerk')), '100.00');
}

/** What any program asks first. */
async function readAll({ origin, operations, known }: FuzzedServer, { cookie }: Asker): Promise<void> {
  const lists = operations.filter(
    ({ method, path, body }) => method === 'GET' && body === null && !path.includes('{'),
  );
  for (const [turn, operation] of lists.entries()) {
    const { status, text } = await send(
      origin,
      { operation, path: operation.path, body: undefined },
      { cookie, turn, isAlone: true },
    );
    if (status === 200 && text.startsWith('{')) learnFrom(known, operation.group, text);
  }
}

function learnFrom(known: KnownRecords, group: string, text: string): void {
  known.learn(group, JSON.parse(text));
}
