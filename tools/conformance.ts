/**
 * `npm run conformance`: our reader, writers and rules against documents of others, where these lie beside the project. They are not
 * committed; without them the run says so. Leaves with 1 if anything disagrees that is not explained.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOfOthers, type Outcome } from './conformance/outcome.ts';
import { receivedAsExpected } from './conformance/receiving.ts';
import { rulesAgree } from './conformance/rules.ts';
import { roundTrips } from './conformance/testsuite.ts';
import { runCommand } from './support/command.ts';

const PARTS: readonly [title: string, folder: string, run: (folder: string) => Promise<Outcome>][] = [
  ['Rules against the unit tests of EN 16931', 'cen-unit', rulesAgree],
  ['Reading and writing the test suite of XRechnung', 'xrechnung-testsuite', roundTrips],
  ['Reading what senders really send', 'receiving', receivedAsExpected],
];

await runCommand(async () => {
  const outcomes: Outcome[] = [];
  for (const [title, folder, run] of PARTS) {
    const path = join(foldersOfOthers(), folder);
    console.log(`\n${title}`);
    if (!existsSync(path)) {
      console.log('  skipped: the documents are not here.');
      continue;
    }
    const outcome = await run(path);
    for (const line of outcome.lines) console.log(`  ${line}`);
    outcomes.push(outcome);
  }
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
});
