/** `npm run seed`: Lena, Jonas and Aylin with their books up to today, in the database of the configuration. */
import { readConfig } from '../server/platform/config/index.ts';
import { openPlatform } from '../server/platform/open.ts';
import { jobDefinitions } from '../server/worker.ts';
import { CAST, enterCast } from '../specs/cast/index.ts';
import { runCommand } from './support/command.ts';

await runCommand(async () => {
  const open = await openPlatform({ ...readConfig(process.env), logLevel: 'warn' }, jobDefinitions);
  try {
    for (const { key, name, email } of Object.values(CAST)) {
      await enterCast(open.platform, key);
      console.log(`${name} <${email}>`);
    }
  } finally {
    await open.close();
  }
  return 0;
});
