/** The server alone, as `npm run dev` restarts it: no pages, no folder claimed. */
import { main } from '../server/main.ts';
import { readConfig } from '../server/platform/config/index.ts';
import { livingDemo } from './demo/index.ts';
import { runCommand } from './support/command.ts';
import { stopRequested } from './support/signals.ts';

await runCommand(async () => {
  const stop = stopRequested();
  const server = await main(readConfig(process.env), { demo: livingDemo, webFolder: null });
  await stop;
  await server.stop();
  return 0;
});
