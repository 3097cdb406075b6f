/** A folder of made receipts: PDFs, pictures of their pages, and the truth of all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandProblem } from '../support/command.ts';
import { CONDITIONS, type Condition } from './conditions/index.ts';
import { type MadeSlip, makeSlip, picturesOf } from './slip.ts';

const USAGE =
  'Usage: npm run -s receipts -- make FOLDER [--count N] [--seed S] [--condition clean|scan|photo|pdf]';
const COUNT = '120';
const TOLD_EVERY = 10;

type Wanted = Condition | 'pdf';

interface Asked {
  folder: string;
  count: number;
  seed: number;
  conditions: readonly Wanted[];
}

/** One line of JSON at the end: the folder and how many documents and files are in it. */
export async function makeFolder(
  args: string[],
  { print, progress }: { print: (line: string) => void; progress: (line: string) => void },
): Promise<number> {
  const { folder, count, seed, conditions } = readArguments(args);
  mkdirSync(folder, { recursive: true });
  const truth: object[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const slip = makeSlip(seed + nth);
    const files = [];
    for (const condition of conditions) files.push(...(await filesOf(slip, condition, folder)));
    truth.push({ seed: slip.seed, ...slip.truth, files });
    if ((nth + 1) % TOLD_EVERY === 0 || nth + 1 === count) progress(`${nth + 1} of ${count}`);
  }
  writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 2)}\n`);
  const files = truth.flatMap((document) => ('files' in document ? document.files : [])).length;
  print(JSON.stringify({ folder, documents: truth.length, files }));
  return 0;
}

/** Written, and told with their condition and what is hard about them; the pages in their order. */
async function filesOf(slip: MadeSlip, condition: Wanted, folder: string) {
  const name = `${`${slip.seed}`.padStart(4, '0')}-${slip.truth.layout}`;
  if (condition === 'pdf') {
    writeFileSync(join(folder, `${name}.pdf`), slip.pdf);
    return [{ file: `${name}.pdf`, condition, extras: [] }];
  }
  const pictures = await picturesOf(slip, condition);
  return pictures.map(({ bytes, extension, extras }, nth) => {
    const file = `${name}-${condition}${nth === 0 ? '' : `-${nth + 1}`}.${extension}`;
    writeFileSync(join(folder, file), bytes);
    return { file, condition, extras };
  });
}

/** @throws CommandProblem that says how it is called. */
function readArguments(args: string[]): Asked {
  const options = {
    count: { type: 'string' },
    seed: { type: 'string' },
    condition: { type: 'string' },
  } as const;
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }));
  const [verb, folder, ...others] = positionals;
  const [count, seed] = [Number(values.count ?? COUNT), Number(values.seed ?? '0')];
  const known: readonly Wanted[] = [...CONDITIONS, 'pdf'];
  const conditions = known.filter((one) => values.condition === undefined || values.condition === one);
  const areWhole = Number.isInteger(count) && count > 0 && Number.isInteger(seed) && seed >= 0;
  if (verb !== 'make' || folder === undefined || others.length > 0 || !areWhole || conditions.length === 0)
    throw new CommandProblem(USAGE);
  return { folder, count, seed, conditions };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new CommandProblem(USAGE);
  }
}
