/** The server alone, as `npm run dev` restarts it: no pages, no folder claimed. */
import { main } from '../server/main.ts';
import { readConfig } from '../server/platform/config/index.ts';
import { runCommand } from './support/command.ts';
import { castDemo } from './support/demo.ts';
import { stopRequested } from './support/signals.ts';

await runCommand(async () => {
  const stop = stopRequested();
  const server = await main(readConfig(process.env), { demo: castDemo, webFolder: null });
  await stop;
  await server.stop();
  return 0;
});
