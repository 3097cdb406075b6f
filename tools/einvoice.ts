/**
 * `npm run -s einvoice -- read|validate FILE...` and `-- write INVOICE.json... --syntax ubl|cii|zugferd`: e-invoices on the command
 * line, a JSON line for each file. Leaves with 0 if all are valid, with 2 if one is not, with 1 if one cannot be read.
 */
import { parseArgs } from 'node:util';
import { createRenderer, type Renderer } from '@belegbar/documents';
import { PROFILES, type Profile } from '@belegbar/domain/e-invoice';
import type { FileLine } from './einvoice/line.ts';
import { readLine } from './einvoice/read.ts';
import { validateLine } from './einvoice/validate.ts';
import { SYNTAXES_WRITTEN, type WrittenSyntax, writeLine } from './einvoice/write.ts';
import { CommandProblem, runCommand } from './support/command.ts';

const USAGE = `Usage: npm run -s einvoice -- read FILE...
       npm run -s einvoice -- validate FILE...
       npm run -s einvoice -- write INVOICE.json... --syntax ${SYNTAXES_WRITTEN.join('|')} [--profile ${Object.keys(PROFILES).join('|')}] [--out FILE]`;

/** One for all files, where one is drawn at all. */
let opened: Renderer | null = null;
function renderer(): Renderer {
  opened ??= createRenderer({ processes: 1 });
  return opened;
}

/** Exit codes: the worst of all files counts. */
const EXIT = { valid: 0, invalid: 2, unreadable: 1 } as const;

await runCommand(async () => {
  const wanted = readArguments(process.argv.slice(2));
  const outcomes = [];
  try {
    for (const file of wanted.files) {
      const { outcome, line } = await wanted.run(file).catch((cause) => notRead(file, cause));
      console.log(JSON.stringify(line));
      outcomes.push(outcome);
    }
  } finally {
    await opened?.close();
  }
  if (outcomes.includes('unreadable')) return EXIT.unreadable;
  return outcomes.includes('invalid') ? EXIT.invalid : EXIT.valid;
});

/** One file that is none keeps no other from its line. */
function notRead(file: string, cause: unknown): FileLine {
  if (!(cause instanceof CommandProblem)) throw cause;
  return { outcome: 'unreadable', line: { file, error: cause.message } };
}

function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [command, ...files] = positionals;
  if (files.length === 0) throw new CommandProblem(USAGE);
  if (command === 'read') return { files, run: readLine };
  if (command === 'validate') return { files, run: validateLine };
  if (command !== 'write') throw new CommandProblem(USAGE);
  const syntax = oneOf<WrittenSyntax>('--syntax', SYNTAXES_WRITTEN, values.syntax);
  const profiles = Object.keys(PROFILES) as Profile[];
  const profile = values.profile === undefined ? null : oneOf<Profile>('--profile', profiles, values.profile);
  if (values.out !== undefined && files.length > 1) throw new CommandProblem('--out is for one file.');
  const options = { syntax, profile, out: values.out ?? null };
  return { files, run: (file: string) => writeLine(file, options, renderer) };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { syntax: { type: 'string' }, profile: { type: 'string' }, out: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandProblem(`${(error as Error).message}\n${USAGE}`);
  }
}

function oneOf<Value extends string>(
  name: string,
  known: readonly Value[],
  given: string | undefined,
): Value {
  const found = known.find((value) => value === given);
  if (found === undefined) throw new CommandProblem(`${name} is ${known.join(' or ')}.\n${USAGE}`);
  return found;
}
