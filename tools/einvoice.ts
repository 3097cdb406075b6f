/**
 * `npm run -s einvoice -- read|validate FILE...` and `-- write INVOICE.json... --syntax ubl|cii|zugferd`: e-invoices on the command
 * line, a JSON line for each file. Leaves with 0 if all are valid, with 2 if one is not or an enclosure is missing, with 1 if one
 * cannot be read or drawn.
 */
import { einvoice } from './einvoice/command.ts';
import { runCommand } from './support/command.ts';

await runCommand(() => einvoice(process.argv.slice(2), { print: console.log }));
