/** `npm run check`: all steps, or those named. */

import { CHECK_STEPS } from './support/check-steps.ts';
import { CommandProblem, runCommand } from './support/command.ts';
import { runSteps } from './support/steps.ts';

await runCommand(async () => {
  const results = await runSteps(chosen(process.argv.slice(2)));
  return results.every(({ passed }) => passed) ? 0 : 1;
});

function chosen(names: string[]) {
  const unknown = names.filter((name) => !CHECK_STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new CommandProblem(
      `There is no step ${unknown.join(', ')}. There are ${CHECK_STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? CHECK_STEPS : CHECK_STEPS.filter(({ name }) => names.includes(name));
}
