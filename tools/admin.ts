/** `npm run admin -- grant EMAIL`: makes a user an administrator of this install. */
import { grantAdminRole } from '../server/platform/auth/index.ts';
import { readConfig } from '../server/platform/config/index.ts';
import { connect, openDatabase } from '../server/platform/database/index.ts';
import { CommandProblem, runCommand } from './support/command.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL';

await runCommand(async () => {
  const [verb, address, ...more] = process.argv.slice(2);
  if (verb !== 'grant' || address === undefined || more.length > 0) throw new CommandProblem(USAGE);
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
});
