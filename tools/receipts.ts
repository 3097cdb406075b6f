/**
 * `npm run -s receipts -- make FOLDER [--count N] [--seed S] [--condition clean|scan|photo|pdf]`: made receipts as files, with `truth.json`
 * that says what is true of each. Without `--condition` all four.
 */
import { makeFolder } from './receipts/folder.ts';
import { runCommand } from './support/command.ts';

await runCommand(() => makeFolder(process.argv.slice(2), { print: console.log, progress: console.error }));
