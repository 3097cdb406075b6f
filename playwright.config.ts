/** Browser tests: the built pages and a real server of their own, in the system's Chromium. */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { backstageAddress } from './specs/browser/support/agreed.ts';

/** Chromium without a window needs half the time of the one with it, which does as well. */
export const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

// The odd port beside it is the endpoint of the stories. The configuration is read again in every worker; they must find the port that the first reading chose.
process.env.BROWSER_TEST_PORT ??= String(20_000 + 2 * (process.pid % 10_000));
const port = Number(process.env.BROWSER_TEST_PORT);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'specs/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'specs/browser/results',
  workers: 3,
  fullyParallel: true,
  // Tells what is wrong always from what is wrong at times; either has failed, see `fromPlaywright`.
  retries: 1,
  // A busy machine may be slow, and no story is about that.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What only moves for its looks costs a picture after the other, which nobody sees here.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every story costs more time than most failures need; `--trace on` records the one that is looked into.
    trace: 'off',
    launchOptions: {
      executablePath: CHROMIUMS.find(existsSync) ?? CHROMIUMS[0] ?? '',
      // One process for all pages of a browser: starting one takes as long as loading the app.
      args: ['--process-per-site', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: `node specs/browser/support/serve.ts ${port}`,
    // The last that it opens.
    url: backstageAddress(port),
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
