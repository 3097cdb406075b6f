/** `npm start`: everything that Belegbar is, in one process and on one port. */
import { join } from 'node:path';
import { main } from '../server/main.ts';
import { type Config, readConfig } from '../server/platform/config/index.ts';
import { giveBackStartMemory } from '../server/platform/start-memory.ts';
import { startWorker } from '../server/worker.ts';
import { livingDemo } from './demo/index.ts';
import { CommandProblem, runCommand } from './support/command.ts';
import { claimFolder, type RunningClaim } from './support/instance.ts';
import { requireFreePort } from './support/port.ts';
import { stopRequested } from './support/signals.ts';
import { buildWeb } from './support/web-build.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.worker === 'only') return work(config);
  const claim = await claimFolder(config);
  if (claim.kind === 'running') return reportRunning(config, claim);
  try {
    return await serve(config);
  } finally {
    claim.release();
  }
});

function reportRunning(config: Config, { baseUrl, hasDatabase }: RunningClaim): number {
  console.log(`Belegbar läuft schon: ${baseUrl}\nBelegbar is already running: ${baseUrl}`);
  if (hasDatabase) return 0;
  const [german, english] =
    config.database.kind === 'embedded'
      ? ['Es startet sie selbst neu; ihr Protokoll ist', 'It starts it again by itself; its log is'].map(
          (start) => `${start} ${join(config.dataFolder, 'postgres/log')}`,
        )
      : ['Läuft das PostgreSQL von DATABASE_URL?', 'Does the PostgreSQL of DATABASE_URL run?'];
  throw new CommandProblem(
    `Aber seine Datenbank antwortet nicht. ${german}\nBut its database does not answer. ${english}`,
  );
}

async function serve(config: Config): Promise<number> {
  const stop = stopRequested();
  await requireFreePort(config);
  await buildWeb(() => console.error('Building the web pages.'));
  const server = await main(config, { demo: livingDemo });
  giveBackStartMemory();
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
  giveBackStartMemory();
  console.log(
    'Belegbar arbeitet Aufträge ab (beenden mit Strg+C)\nBelegbar works off jobs (stop with Ctrl+C)',
  );
  await stop;
  await worker.stop();
  return 0;
}
