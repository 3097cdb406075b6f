/**
 * `npm run -s admin -- grant EMAIL` makes a user an administrator of this install, `revoke EMAIL` takes that back, `list` says who is one.
 * `npm run -s admin -- seal` seals second factors with the newest secret of the install, and says whether an old one may go.
 * `npm run -s admin -- verify [BUSINESS]`: holds the journal of one business, or of all, against itself, the audit log and the kept sums.
 */
import { listBusinessIds } from '@belegbar/server/business';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { systemClock } from '@belegbar/server/platform/clock';
import { validate as isUuid } from 'uuid';
import { readConfig } from '../server/platform/config/index.ts';
import type { Context, Platform } from '../server/platform/context.ts';
import { connect, type Database, openDatabase } from '../server/platform/database/index.ts';
import {
  type Administrator,
  grantAdminRole,
  listAdministrators,
  revokeAdminRole,
  sealAnew,
} from '../server/sign-in/index.ts';
import { bookkeepingPlatform } from './support/bookkeeping.ts';
import { CommandProblem, runCommand } from './support/command.ts';

const USAGE = `Usage: npm run -s admin -- grant EMAIL
       npm run -s admin -- revoke EMAIL
       npm run -s admin -- list
       npm run -s admin -- seal
       npm run -s admin -- verify [BUSINESS]`;

await runCommand(async () => {
  const [verb, subject, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new CommandProblem(USAGE);
  if (verb === 'grant' && subject !== undefined) return asOwner((owner) => grant(owner, subject));
  if (verb === 'revoke' && subject !== undefined) return asOwner((owner) => revoke(owner, subject));
  if (verb === 'list' && subject === undefined) return asOwner(list);
  if (verb === 'seal' && subject === undefined) return seal();
  if (verb === 'verify') return verify(subject ?? null);
  throw new CommandProblem(USAGE);
});

/** Roles belong to the owner of the tables; the running application can only read them. */
async function asOwner(work: (owner: Database) => Promise<void>): Promise<number> {
  const server = await openDatabase(readConfig(process.env));
  const owner = connect({ ...server.owner, poolSize: 1 });
  try {
    await work(owner.database);
  } finally {
    await owner.close();
    await server.stop();
  }
  return 0;
}

async function grant(owner: Database, address: string): Promise<void> {
  if (!(await grantAdminRole(owner, address)))
    throw new CommandProblem(`Nobody has signed up as ${address}.`);
  console.log(`${address} is an administrator now.`);
}

async function revoke(owner: Database, address: string): Promise<void> {
  const { adminEmails } = readConfig(process.env);
  const wasGranted = await revokeAdminRole(owner, address);
  if (adminEmails.includes(address.toLowerCase()))
    throw new CommandProblem(`${address} stays an administrator: ADMIN_EMAILS names this address.`);
  if (!wasGranted) throw new CommandProblem(`${address} is not an administrator.`);
  console.log(`${address} is not an administrator any more.`);
}

async function list(owner: Database): Promise<void> {
  const administrators = await listAdministrators(owner, readConfig(process.env).adminEmails);
  for (const one of administrators) console.log(`${one.email}  ${reasonOf(one)}`);
  if (administrators.length === 0) console.log('Nobody is an administrator.');
}

function reasonOf({ grantedAt, isConfigured, state }: Administrator): string {
  const missing = { active: [], unconfirmed: ['address not confirmed yet'], noAccount: ['no account yet'] };
  return [
    ...(grantedAt === null ? [] : [`granted on ${grantedAt.toISOString().slice(0, 10)}`]),
    ...(isConfigured ? ['named in ADMIN_EMAILS'] : []),
    ...missing[state],
  ].join(', ');
}

/** 1 where something is sealed with a secret that neither variable names. */
async function seal(): Promise<number> {
  const config = readConfig(process.env);
  const server = await openDatabase(config);
  const pool = connect({ ...server.application, poolSize: 1 });
  try {
    const { present, renewed, unreadable } = await sealAnew(pool.database, config.secrets);
    console.log(
      `${present + renewed} second factors are sealed with the newest secret, ${renewed} of them anew.`,
    );
    if (unreadable === 0) return 0;
    console.log(`${unreadable} are sealed with a secret that BELEGBAR_SECRET_OLD does not name.`);
    return 1;
  } finally {
    await pool.close();
    await server.stop();
  }
}

/** One JSON line per business; 1 when one of them differs. */
async function verify(business: string | null): Promise<number> {
  if (business !== null && !isUuid(business))
    throw new CommandProblem(`"${business}" is not the id of a business.`);
  const server = await openDatabase(readConfig(process.env));
  const pool = connect({ ...server.application, poolSize: 1 });
  try {
    const platform = bookkeepingPlatform(pool.database, systemClock);
    const known = await listBusinessIds(platform);
    if (business !== null && !known.includes(business.toLowerCase()))
      throw new CommandProblem(`There is no business ${business}.`);
    let differing = 0;
    for (const id of business === null ? known : [business.toLowerCase()]) {
      const { ok, ...found } = await stateOf(platform, id);
      console.log(JSON.stringify({ business: id, ok, ...found }));
      if (!ok) differing += 1;
    }
    return differing === 0 ? 0 : 1;
  } finally {
    await pool.close();
    await server.stop();
  }
}

/** `lastHash` is where the chain ends: who keeps it elsewhere can tell later that nothing before it was changed. */
async function stateOf(platform: Platform, businessId: string) {
  const actor = { kind: 'system', name: 'verify' } as const;
  const context: Context = { platform, businessId, actor, requestId: '', transaction: null };
  const state = await verifyJournal(context);
  const last = state.entries === 0 ? [] : await readEntries(context, state.entries - 1, 1);
  const ok = state.firstBroken === null && state.wrongSums.length === 0;
  return { ok, ...state, lastHash: last[0]?.hash ?? null };
}
