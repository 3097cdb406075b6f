/**
 * `npm run -s oracle -- COUNT [SEED]`: random streams of acts through the engine of the books and through an independent oracle of the law.
 * Exit code 1 with the smallest stream that was found where a figure differs; it can be saved as a case and run by `npm run -s cases`.
 */
import { randomInt } from 'node:crypto';
import { checkStreams } from '../specs/oracle/check-streams.ts';
import { CommandProblem, runCommand } from './support/command.ts';

const SEEDS_MAXIMUM = 2 ** 31;

await runCommand(async () => {
  const [count = Number.NaN, seed = randomInt(SEEDS_MAXIMUM)] = process.argv.slice(2).map(Number);
  if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed)))
    throw new CommandProblem('Usage: npm run -s oracle -- COUNT [SEED]');
  const found = checkStreams({ count, seed });
  if (found === null) {
    console.log(`${count} streams, seed ${seed}: no difference`);
    return 0;
  }
  const { stream, differences, error } = found;
  console.log(`seed ${seed}`);
  console.log(JSON.stringify(stream.profile));
  for (const event of stream.events) console.log(JSON.stringify(event));
  for (const { where, oracle, engine } of differences)
    console.log(`${where}: by the law ${oracle}, by the engine ${engine}`);
  if (error !== null) console.log(error);
  return 1;
});
