/**
 * `npm run conformance`: our reader, writers and rules against documents of others, where these lie beside the project, and against what
 * the official check said of spoilt ones of ours. Without the documents the run says so. Leaves with 1 if anything disagrees that is not
 * explained. `-- spoilt`, `-- compare` and `-- schemas` make what it is made with, see `conformance/making.ts`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { make } from './conformance/making.ts';
import { foldersOfOthers, type Outcome } from './conformance/outcome.ts';
import { receivedAsExpected } from './conformance/receiving.ts';
import { rulesAgree } from './conformance/rules.ts';
import { spoiltAsJudged } from './conformance/spoilt.ts';
import { roundTrips } from './conformance/testsuite.ts';
import { runCommand } from './support/command.ts';

const PARTS: readonly [title: string, folder: string, run: (folder: string) => Promise<Outcome>][] = [
  ['Rules against the unit tests of EN 16931', 'cen-unit', rulesAgree],
  ['Reading and writing the test suite of XRechnung', 'xrechnung-testsuite', roundTrips],
  ['Reading what senders really send', 'receiving', receivedAsExpected],
];

await runCommand(async () => {
  const asked = process.argv.slice(2);
  if (asked.length > 0) return make(asked);
  const outcomes: Outcome[] = [told('Spoilt documents against the official check', spoiltAsJudged())];
  for (const [title, folder, run] of PARTS) {
    const path = join(foldersOfOthers(), folder);
    console.log(`\n${title}`);
    if (!existsSync(path)) {
      console.log('  skipped: the documents are not here.');
      continue;
    }
    outcomes.push(told(null, await run(path)));
  }
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
});

function told(title: string | null, outcome: Outcome): Outcome {
  if (title !== null) console.log(`\n${title}`);
  for (const line of outcome.lines) console.log(`  ${line}`);
  return outcome;
}
