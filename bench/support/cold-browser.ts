/** A browser that has been nowhere, at the built pages on a real server with the books of the cast. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUMS } from '../../playwright.config.ts';
import { requireChromium } from '../../tools/support/chromium.ts';
import { freePort } from '../../tools/support/port.ts';

/** Gives `act` a page on which Jonas is signed in, in German; server and browser are gone afterwards. */
export async function inColdBrowser<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
  await requireChromium();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const program = fileURLToPath(new URL('../../specs/browser/support/serve.ts', import.meta.url));
  const server = spawn(process.execPath, [program, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await untilReady(server, `${address}/readyz`);
    return await withBrowser(address, act);
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  }
}

async function withBrowser<Result>(address: string, act: (page: Page) => Promise<Result>): Promise<Result> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: CHROMIUMS.find(existsSync) ?? '', args });
  try {
    const context = await browser.newContext({ baseURL: address, locale: 'de-DE' });
    const entered = await context.request.post('/rpc/signIn/enterDemo', {
      headers: { 'x-belegbar': '1' },
      data: { json: { who: 'jonas', language: 'de' } },
    });
    if (!entered.ok()) throw new Error(`Jonas could not enter: ${entered.status()}`);
    return await act(await context.newPage());
  } finally {
    await browser.close();
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('The server did not start; the lines above say why.');
    await setTimeout(200);
  }
}
