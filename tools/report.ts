/** `npm run -s report -- vat-advance --business ID --period 2026-Q1 --format json`: a tax report of a business, as JSON on standard output. */
import { parseArgs } from 'node:util';
import { isPeriod } from '@belegbar/domain/calendar';
import { systemClock } from '@belegbar/server/platform/clock';
import { readConfig } from '@belegbar/server/platform/config';
import { connect, databaseExists, openDatabase } from '@belegbar/server/platform/database';
import { vatAdvance } from '@belegbar/server/tax-reports';
import { validate as isUuid } from 'uuid';
import type { Context } from '../server/platform/context.ts';
import { notFound, Refusal } from '../server/platform/refusal.ts';
import { bookkeepingPlatform } from './support/bookkeeping.ts';
import { CommandProblem, runCommand } from './support/command.ts';

const USAGE =
  'Usage: npm run -s report -- vat-advance --business ID --period 2026-Q1|2026-04 [--format json]';

await runCommand(async () => {
  const { businessId, period } = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  // Whoever only asks makes no database.
  if (!databaseExists(config)) throw new CommandProblem(sentenceFor(notFound(), businessId));
  const server = await openDatabase(config);
  const pool = connect({ ...server.application, poolSize: 1 });
  try {
    const platform = bookkeepingPlatform(pool.database, systemClock);
    const actor = { kind: 'system', name: 'report' } as const;
    const context: Context = { platform, businessId, actor, requestId: '', transaction: null };
    console.log(JSON.stringify(await vatAdvance(context, period), null, 2));
  } catch (cause) {
    throw cause instanceof Refusal ? new CommandProblem(sentenceFor(cause, businessId)) : cause;
  } finally {
    await pool.close();
    await server.stop();
  }
  return 0;
});

function readArguments(args: string[]): { businessId: string; period: string } {
  const { values, positionals } = parse(args);
  const { business: businessId, period, format } = values;
  if (positionals.length !== 1 || positionals[0] !== 'vat-advance') throw new CommandProblem(USAGE);
  if (businessId === undefined || period === undefined || format !== 'json') throw new CommandProblem(USAGE);
  if (!isUuid(businessId)) throw new CommandProblem(`"${businessId}" is not the id of a business.`);
  if (!isPeriod(period)) throw new CommandProblem(`"${period}" is not a period: write 2026-Q1 or 2026-04.`);
  return { businessId, period };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        business: { type: 'string' },
        period: { type: 'string' },
        format: { type: 'string', default: 'json' },
      },
    });
  } catch (error) {
    throw new CommandProblem(`${(error as Error).message}\n${USAGE}`);
  }
}

function sentenceFor(refusal: Refusal, businessId: string): string {
  if (refusal.code === 'NOT_FOUND') return `There is no business ${businessId}.`;
  if (refusal.code !== 'UNKNOWN_YEAR') return `Refused: ${refusal.code}.`;
  const { year, known } = refusal.data as { year: number; known: number[] };
  return `No form of the VAT advance return is known for ${year}, only for ${known.join(', ')}.`;
}
