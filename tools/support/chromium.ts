/** The browser of the browser tests: the system's Chromium, installed where that can be done without asking. */
import { existsSync } from 'node:fs';
import { CHROMIUMS } from '../../playwright.config.ts';
import { runAloud } from './aloud.ts';
import { CommandProblem } from './command.ts';

const [HEADLESS = ''] = CHROMIUMS;
const PACKAGE = 'chromium-headless-shell';

/** @throws CommandProblem that says what to install. */
export async function requireChromium(): Promise<void> {
  if (!existsSync(HEADLESS)) await installHeadless();
  if (!CHROMIUMS.some(existsSync))
    throw new CommandProblem(`The browser tests need Chromium at ${HEADLESS}: apt-get install ${PACKAGE}`);
}

/** Where it cannot be had, the Chromium with a window may be there; whether any is there is asked afterwards. */
async function installHeadless(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests.');
  await runAloud('apt-get', ['update', '-qq']);
  await runAloud('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PACKAGE], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
