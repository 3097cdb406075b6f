/**
 * `npm run -s fuzz -- COUNT [SEED]`: random requests to a server of its own, half of them by the owner of a business, the others by a stranger and
 * by nobody. Exit code 1 with each answer that should not have come.
 */
import { randomInt } from 'node:crypto';
import { type Finding, fuzz } from '../specs/fuzz/run.ts';
import { setScene } from '../specs/fuzz/scene.ts';
import { CommandProblem, runCommand } from './support/command.ts';

const SEEDS_MAXIMUM = 2 ** 31;

await runCommand(async () => {
  const [count = Number.NaN, seed = randomInt(SEEDS_MAXIMUM)] = process.argv.slice(2).map(Number);
  if (!(Number.isInteger(count) && count > 3 && Number.isInteger(seed)))
    throw new CommandProblem('Usage: npm run -s fuzz -- COUNT [SEED]');
  const scene = await setScene();
  const findings: Finding[] = [];
  for (const [asker, share] of [
    [scene.owner, 2],
    [scene.stranger, 4],
    [scene.nobody, 4],
  ] as const) {
    const before = await scene.ownersRows();
    const run = await fuzz(scene.server, asker, { count: Math.floor(count / share), seed });
    findings.push(...run.findings);
    console.log(
      `${asker.who}: ${Object.entries(run.statuses)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', ')}; ${run.succeeded.size} of ${scene.server.operations.length} operations worked`,
    );
    if (asker.who !== 'owner' && (await scene.ownersRows()) !== before)
      console.log('rows of the owner changed');
  }
  await scene.close();
  for (const found of findings) console.log(JSON.stringify(found, null, 2));
  console.log(`${findings.length} findings, seed ${seed}`);
  return findings.length === 0 ? 0 : 1;
});
