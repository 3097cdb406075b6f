/**
 * `npm run admin -- grant EMAIL`: makes a user an administrator of this install.
 * `npm run -s admin -- verify [BUSINESS]`: holds the journal of one business, or of all, against itself, the audit log and the kept sums.
 */
import { listBusinessIds } from '@belegbar/server/business';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { systemClock } from '@belegbar/server/platform/clock';
import { validate as isUuid } from 'uuid';
import { grantAdminRole } from '../server/platform/auth/index.ts';
import { readConfig } from '../server/platform/config/index.ts';
import type { Context, Platform } from '../server/platform/context.ts';
import { connect, openDatabase } from '../server/platform/database/index.ts';
import { bookkeepingPlatform } from './support/bookkeeping.ts';
import { CommandProblem, runCommand } from './support/command.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL\n       npm run -s admin -- verify [BUSINESS]';

await runCommand(async () => {
  const [verb, subject, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new CommandProblem(USAGE);
  if (verb === 'grant' && subject !== undefined) return grant(subject);
  if (verb === 'verify') return verify(subject ?? null);
  throw new CommandProblem(USAGE);
});

async function grant(address: string): Promise<number> {
  const server = await openDatabase(readConfig(process.env));
  const owner = connect({ ...server.owner, poolSize: 1 });
  try {
    if (!(await grantAdminRole(owner.database, address)))
      throw new CommandProblem(`Nobody has signed up as ${address}.`);
    console.log(`${address} is an administrator now.`);
  } finally {
    await owner.close();
    await server.stop();
  }
  return 0;
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
