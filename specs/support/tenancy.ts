/** Whether every table keeps each tenant's rows to that tenant: read from the catalogue, and tried by rows. */
import type { ClientBase, Pool } from 'pg';
import { namesPerson, readTables, type Table } from './owned-tables.ts';
import { type Acts, leavePoliciesAlone, REFUSED, trespass, VISITORS, type Visitor } from './trespass.ts';

/** What is not as everywhere, by the names of tables, each with its reason. A name that is not there is told as well. */
export interface Exceptions {
  /** Without row level security; `jobs.*` is all of a schema. None of them may name a business. */
  unsecured: Readonly<Record<string, string>>;
  /** All policies of tables that have others than the canonical one, and what the application can do by them that is not usual. */
  policies: Record<
    string,
    { because: string; policies: string[]; acts?: Partial<Record<Visitor, Partial<Acts>>> }
  >;
}

/**
 * Every table that does not keep its rows as it should, one sentence each. All of it happens in one transaction that is taken back.
 * @param setUp what a superuser changes before, to see whether it is found
 */
export async function tenancyProblems(
  superuser: Pool,
  exceptions: Exceptions,
  setUp = '',
): Promise<string[]> {
  const client = await superuser.connect();
  try {
    await client.query(`begin; ${setUp}`);
    await leavePoliciesAlone(client);
    const tables = await readTables(client);
    const problems = unknownNames(tables, exceptions);
    for (const table of tables) problems.push(...(await problemsOf(client, table, exceptions)));
    return problems;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function unknownNames(tables: readonly Table[], { unsecured, policies }: Exceptions): string[] {
  const known = new Set(tables.flatMap(({ name }) => [name, listedAs(name)]));
  return [...Object.keys(unsecured), ...Object.keys(policies)]
    .filter((name) => !known.has(name))
    .map((name) => `${name} is an exception, but not there`);
}

function listedAs(name: string): string {
  return name.replace(/\..*/, '.*');
}

async function problemsOf(client: ClientBase, table: Table, exceptions: Exceptions): Promise<string[]> {
  const { name, owner, isSecured } = table;
  const isExcepted = listedAs(name) in exceptions.unsecured && owner !== 'business_id';
  if (isExcepted) return isSecured ? [`${name} is an exception, but secured`] : [];
  if (owner === null) return [`${name} has no owner, and nobody says why`];
  return [...policyProblems(table, exceptions), ...(await rowProblems(client, table, exceptions))];
}

function policyProblems(table: Table, exceptions: Exceptions): string[] {
  const { name, isSecured, isForced, policies } = table;
  const expected = exceptions.policies[name]?.policies ?? [canonicalPolicy(table.owner ?? '')];
  return [
    ...(isSecured ? [] : [`${name} has no row level security`]),
    ...(isForced ? [] : [`${name} does not bind its owner`]),
    ...expected.filter((policy) => !policies.includes(policy)).map((policy) => `${name} lacks: ${policy}`),
    ...policies.filter((policy) => !expected.includes(policy)).map((policy) => `${name} has: ${policy}`),
  ];
}

/** The one text, of rows of a business and of rows of a person. */
export function canonicalPolicy(owner: string): string {
  const isOwn = `(${owner} = ${namesPerson(owner) ? 'current_person()' : 'current_business()'})`;
  return `all to public using ${isOwn} check ${isOwn}`;
}

const NOTHING: Acts = { inserts: REFUSED, reads: '0', changes: '0', moves: '0', deletes: '0' };
const EVERYTHING: Acts = { inserts: '1', reads: '1', changes: '1', moves: REFUSED, deletes: '1' };

async function rowProblems(client: ClientBase, table: Table, { policies }: Exceptions): Promise<string[]> {
  const problems: string[] = [];
  for (const visitor of VISITORS) {
    const acts = await trespass(client, table, visitor);
    const usual = visitor === 'owner' ? EVERYTHING : NOTHING;
    const expected = { ...usual, ...policies[table.name]?.acts?.[visitor] };
    for (const act of Object.keys(acts) as (keyof Acts)[])
      if (acts[act] !== expected[act])
        problems.push(`${table.name}: ${visitor} ${act} ${acts[act]}, not ${expected[act]}`);
  }
  return problems;
}
