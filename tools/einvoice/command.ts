/** The command line of e-invoices: its arguments, a line for each file, and how it leaves. */
import { parseArgs } from 'node:util';
import { createRenderer, type Renderer, RenderRefusal } from '@belegbar/documents';
import { PROFILES, type Profile } from '@belegbar/domain/e-invoice';
import { CommandProblem } from '../support/command.ts';
import type { FileLine } from './line.ts';
import { readLine } from './read.ts';
import { validateLine } from './validate.ts';
import { SYNTAXES_WRITTEN, type WrittenSyntax, writeLine } from './write.ts';

const USAGE = `Usage: npm run -s einvoice -- read FILE...
       npm run -s einvoice -- validate FILE...
       npm run -s einvoice -- write INVOICE.json... --syntax ${SYNTAXES_WRITTEN.join('|')} [--profile ${Object.keys(PROFILES).join('|')}] [--out FILE]`;

/** Nobody waits before a screen: a busy machine takes its time. */
const PATIENT = { processes: 1, wallMs: 600_000 };

/** Exit codes: the worst of all files counts. */
const EXIT = { valid: 0, invalid: 2, unreadable: 1 } as const;

interface Surroundings {
  print: (line: string) => void;
  folder?: string;
  open?: () => Renderer;
}

/**
 * Does what the arguments say, file by file.
 * @param folder where a file goes that is written without a name; left out, where the program was started
 * @param open makes the renderer, when the first file is drawn
 * @returns the exit code
 * @throws CommandProblem for arguments that make no sense
 */
export async function einvoice(
  args: string[],
  { print, folder = '', open = () => createRenderer(PATIENT) }: Surroundings,
): Promise<number> {
  /** One for all files, where one is drawn at all. */
  let opened: Renderer | null = null;
  const renderer = () => (opened ??= open());
  const wanted = readArguments(args, { folder, renderer });
  const outcomes = [];
  try {
    for (const file of wanted.files) {
      const { outcome, line } = await wanted.run(file).catch((cause) => notRead(file, cause));
      print(JSON.stringify(line));
      outcomes.push(outcome);
    }
  } finally {
    await close(opened);
  }
  if (outcomes.includes('unreadable')) return EXIT.unreadable;
  return outcomes.includes('invalid') ? EXIT.invalid : EXIT.valid;
}

async function close(renderer: Renderer | null): Promise<void> {
  await renderer?.close();
}

/** One file that is none, or cannot be drawn, keeps no other from its line. */
function notRead(file: string, cause: unknown): FileLine {
  if (cause instanceof RenderRefusal) {
    const { code, field, message } = cause;
    return {
      outcome: 'unreadable',
      line: { file, error: code, ...(field !== undefined && { field }), message },
    };
  }
  if (!(cause instanceof CommandProblem)) throw cause;
  return { outcome: 'unreadable', line: { file, error: cause.message } };
}

function readArguments(args: string[], { folder, renderer }: { folder: string; renderer: () => Renderer }) {
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
  const options = { syntax, profile, out: values.out ?? null, folder };
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
