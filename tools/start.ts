/** `npm start`: everything that Belegbar is, in one process and on one port. */
import { main } from '../server/main.ts';
import { type Config, readConfig } from '../server/platform/config/index.ts';
import { startWorker } from '../server/worker.ts';
import { runCommand } from './support/command.ts';
import { castDemo } from './support/demo.ts';
import { claimFolder } from './support/instance.ts';
import { requireFreePort } from './support/port.ts';
import { stopRequested } from './support/signals.ts';
import { buildWeb } from './support/web-build.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.worker === 'only') return work(config);
  const claim = await claimFolder(config);
  if (claim.kind === 'running') {
    console.log(`Belegbar läuft schon: ${claim.baseUrl}\nBelegbar is already running: ${claim.baseUrl}`);
    return 0;
  }
  try {
    return await serve(config);
  } finally {
    claim.release();
  }
});

async function serve(config: Config): Promise<number> {
  const stop = stopRequested();
  await requireFreePort(config);
  await buildWeb(() => console.error('Building the web pages.'));
  const server = await main(config, { demo: castDemo });
  console.log(
    `\nBelegbar läuft: ${config.baseUrl} (beenden mit Strg+C)\nBelegbar is running: ${config.baseUrl} (stop with Ctrl+C)\n`,
  );
  await stop;
  await server.stop();
  return 0;
}

async function work(config: Config): Promise<number> {
  const stop = stopRequested();
  const worker = await startWorker(config);
  console.log(
    'Belegbar arbeitet Aufträge ab (beenden mit Strg+C)\nBelegbar works off jobs (stop with Ctrl+C)',
  );
  await stop;
  await worker.stop();
  return 0;
}
