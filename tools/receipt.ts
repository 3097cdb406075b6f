/**
 * `npm run -s receipt -- read FILE...`: what receipts say, a JSON line for each file: `{ file, source, kind, vendor, date, number, currency,
 * total, vat: [{ rate, amount }], iban, sure }`, amounts as decimal strings. Leaves with 1 if one could not be read.
 */
import { receipt } from './receipt/command.ts';
import { runCommand } from './support/command.ts';

await runCommand(() => receipt(process.argv.slice(2), console.log));
