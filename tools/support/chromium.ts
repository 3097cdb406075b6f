/** The browser of the browser tests: the system's Chromium, installed where that can be done without asking. */
import { existsSync } from 'node:fs';
import { CHROMIUM } from '../../playwright.config.ts';
import { runAloud } from './aloud.ts';
import { CommandProblem } from './command.ts';

/** @throws CommandProblem that says what to install. */
export async function requireChromium(): Promise<void> {
  if (existsSync(CHROMIUM)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests.');
    await runAloud('apt-get', ['update', '-qq']);
    await runAloud('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  if (!existsSync(CHROMIUM))
    throw new CommandProblem(`The browser tests need Chromium at ${CHROMIUM}: apt-get install chromium`);
}
