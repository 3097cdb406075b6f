/** `npm run conformance -- spoilt COUNT SEED FOLDER`, `-- compare VERDICTS`, `-- schemas UBL-FOLDER CII-FILE`: what the run itself is made with. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandProblem } from '../support/command.ts';
import { root } from '../support/root.ts';
import { mutants } from './mutants/index.ts';
import { KINDS } from './mutants/kinds.ts';
import { VERSION_KINDS } from './mutants/versions.ts';
import { foldersOfOthers } from './outcome.ts';
import { schemaTable } from './schema-table/index.ts';
import { tableFile } from './schema-table/write.ts';
import { hashOf, isValid } from './spoilt.ts';

const USAGE =
  'Usage: conformance -- spoilt COUNT SEED FOLDER [own] [versions] | compare VERDICTS [KEEP] | schemas UBL-FOLDER CII-FILE';

/** One line of what an official check says: of a file the errors by the schema and the fatal rules; a crash is no verdict. */
interface Judged {
  file: string;
  xsd?: string[];
  fatal?: string[];
  crash?: string;
}

/** Runs what was asked for; leaves with 0. */
export function make([act, ...rest]: readonly string[]): number {
  const acts: Record<string, (rest: readonly string[]) => void> = { spoilt, compare, schemas };
  const run = acts[act ?? ''];
  if (run === undefined) throw new CommandProblem(USAGE);
  run(rest);
  return 0;
}

/** Writes the files and a list of them; of our own documents alone with `own`, else of the test suite of XRechnung as well; with `versions` by vocabularies of other versions. */
function spoilt([count = '', seed = '', folder, ...asked]: readonly string[]): void {
  if (folder === undefined || !(Number(count) > 0)) throw new CommandProblem(USAGE);
  mkdirSync(folder, { recursive: true });
  const suite = asked.includes('own') ? null : join(foldersOfOthers(), 'xrechnung-testsuite');
  const kinds = asked.includes('versions') ? VERSION_KINDS : KINDS;
  const files = mutants(Number(count), Number(seed), suite, kinds).map((mutant) => {
    const file = join(folder, `${mutant.name}.xml`);
    writeFileSync(file, mutant.bytes);
    return { file, what: mutant.what };
  });
  writeFileSync(join(folder, 'list.txt'), `${files.map(({ file }) => file).join('\n')}\n`);
  for (const { file, what } of files) console.log(`${basename(file)}: ${what}`);
}

/** Holds our verdicts against those of a file of `Judged` lines; keeps these by the hash of each file, if told where. */
function compare([path = '', keep]: readonly string[]): void {
  const judged = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Judged)
    .filter(({ crash, xsd = [] }) => crash === undefined || xsd.length > 0);
  const counts = new Map<string, number>();
  const kept: Record<string, string> = {};
  for (const { file, xsd = [], fatal = [] } of judged) {
    const bytes = readFileSync(file);
    const said = [...(xsd.length > 0 ? ['XSD'] : []), ...fatal].join(' ');
    const ours = isValid(bytes);
    const key = `${said === '' ? 'valid' : 'refused'}, ours ${ours ? 'valid' : 'refused'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if ((said === '') !== ours) console.log(`${basename(file)}: ${said === '' ? 'valid' : said}`);
    kept[hashOf(bytes)] = said;
  }
  for (const [key, count] of counts) console.log(`${key}: ${count}`);
  if (keep !== undefined) writeFileSync(keep, `${JSON.stringify(kept, null, 1)}\n`);
}

/** Writes the tables of `domain/e-invoice/schema` anew from the schemas of UBL 2.1 and CII D16B. */
function schemas([ubl, cii]: readonly string[]): void {
  if (ubl === undefined || cii === undefined) throw new CommandProblem(USAGE);
  const folder = join(root, 'domain', 'e-invoice', 'schema');
  const documents = ['Invoice', 'CreditNote'].map((name) => join(ubl, 'maindoc', `UBL-${name}-2.1.xsd`));
  const says = (what: string, whose: string) =>
    `What may stand in ${what}, taken from the schemas of ${whose} by \`npm run conformance -- schemas\`.`;
  const ofUbl = schemaTable(documents, ['Invoice', 'CreditNote']);
  writeFileSync(
    join(folder, 'ubl-table.ts'),
    tableFile('UBL_TABLE', says('an invoice or credit note of UBL 2.1', 'OASIS'), ofUbl),
  );
  const ofCii = schemaTable([cii], ['rsm:CrossIndustryInvoice']);
  writeFileSync(
    join(folder, 'cii-table.ts'),
    tableFile('CII_TABLE', says('an invoice of CII D16B', 'UN/CEFACT'), ofCii),
  );
}
