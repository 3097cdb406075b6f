/** The server of the browser tests: `serve.ts PORT`, with a database of its own and the cast's books. Removes all of it when stopped. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '../../../server/main.ts';
import { accountNotifier } from '../../../server/notifications/index.ts';
import { readConfig } from '../../../server/platform/config/index.ts';
import { NO_RATE_LIMITS } from '../../../server/platform/http/index.ts';
import { createSignIn } from '../../../server/sign-in/index.ts';
import { castDemo } from '../../../tools/support/demo.ts';
import { stopRequested } from '../../../tools/support/signals.ts';
import { CAST, enterCast } from '../../cast/index.ts';
import { ADMINISTRATORS } from './administrator.ts';
import { openBackstage } from './backstage.ts';
import { storyClock } from './clock.ts';
import { shareForAWeek } from './expired-link.ts';

const stop = stopRequested();
const folder = mkdtempSync(join(tmpdir(), 'belegbar-browser-'));
const config = readConfig({
  PORT: process.argv[2],
  BELEGBAR_DATA: folder,
  BELEGBAR_DEMO: 'on',
  ADMIN_EMAILS: ADMINISTRATORS.join(','),
  LOG_LEVEL: 'warn',
});

// A copy, so that building anew in the meantime does not take the pages away from the browsers.
const webFolder = join(folder, 'web');
cpSync(fileURLToPath(new URL('../../../web/dist', import.meta.url)), webFolder, { recursive: true });

const options = { demo: castDemo, limits: NO_RATE_LIMITS, captchaCost: 100, clock: storyClock(), webFolder };
const server = await main(config, options);
const { platform } = server;
const signIn = createSignIn(platform, {
  baseUrl: config.baseUrl,
  otherOrigins: [],
  secrets: config.secrets,
  attemptsPerMinute: NO_RATE_LIMITS.auth,
  notifyUser: accountNotifier(platform),
});
const closeBackstage = openBackstage({ platform, ...signIn }, config.port);
for (const { key } of Object.values(CAST)) {
  const { userId } = await enterCast(platform, key);
  if (key === 'jonas') await shareForAWeek(platform, userId);
}
await stop;
closeBackstage();
await server.stop();
rmSync(folder, { recursive: true });
process.exit(0);
