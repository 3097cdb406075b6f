/** Browser tests: the built pages and a real server of their own, in the system's Chromium. */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium without a window needs half the time of the one with it, which does as well. */
export const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

// The odd port beside it is a door of the stories. The configuration is read again in every worker; they must find the port that the first reading chose.
process.env.BROWSER_TEST_PORT ??= String(20_000 + 2 * (process.pid % 10_000));
const port = Number(process.env.BROWSER_TEST_PORT);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'specs/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'specs/browser/results',
  workers: 2,
  fullyParallel: true,
  // Few may need it; see `fromPlaywright`.
  retries: 1,
  // A busy machine may be slow, and no story is about that.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What only moves for its looks costs a picture after the other, which nobody sees here.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every story costs more time than most failures need; `--trace on` records the one that is looked into.
    trace: 'off',
    launchOptions: {
      executablePath: CHROMIUMS.find(existsSync) ?? CHROMIUMS[0] ?? '',
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `node specs/browser/support/serve.ts ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
