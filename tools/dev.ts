/** `npm run dev`: the pages by Vite with hot reload, the server restarted when one of its files changes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { readConfig } from '../server/platform/config/index.ts';
import { openDatabase } from '../server/platform/database/index.ts';
import { runCommand } from './support/command.ts';
import { freePort, requireFreePort } from './support/port.ts';
import { root } from './support/root.ts';
import { stopRequested } from './support/signals.ts';

await runCommand(async () => {
  const stop = stopRequested();
  const config = readConfig(process.env);
  await requireFreePort(config);
  // Kept open here, so that the database does not stop whenever the server restarts.
  const database = await openDatabase(config);
  const port = await freePort();
  const server = watchServer({ PORT: String(port), HOST: '127.0.0.1', BASE_URL: config.baseUrl });
  const pages = await servePages(config.port, `http://127.0.0.1:${port}`);
  console.log(`\nBelegbar, Entwicklung: ${config.baseUrl}\nBelegbar, development: ${config.baseUrl}\n`);
  await stop;
  await pages.close();
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await database.stop();
  return 0;
});

function watchServer(environment: Record<string, string>) {
  const watch = ['--watch', '--watch-preserve-output', join(root, 'tools/serve.ts')];
  const server = spawn(process.execPath, watch, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  // On SIGTERM Vite ends this process at once, whatever else is still to be stopped.
  process.on('exit', () => server.kill('SIGTERM'));
  return server;
}

async function servePages(port: number, api: string) {
  await answering(`${api}/readyz`);
  // The server answers only to its own name, which the browser has typed.
  const target = { target: api, changeOrigin: false };
  const pages = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        '/api': target,
        '/rpc': target,
        '/files': target,
        '/public-invoice': target,
        '/healthz': target,
        '/readyz': target,
      },
    },
  });
  return pages.listen();
}

/** Waits for the server, a minute at most: a first error in its code is told by itself, and mended while this waits. */
async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(200);
  }
}
