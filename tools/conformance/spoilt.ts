/** Spoilt documents of ours against what the official check said of them, which is kept: schemas, CEN 1.3.16, XRechnung 3.0.2. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readXml } from '@belegbar/documents';
import { readEInvoice, validateEInvoice } from '@belegbar/domain/e-invoice';
import { type Mutant, mutants } from './mutants/index.ts';
import { VERSION_KINDS } from './mutants/versions.ts';
import type { Outcome } from './outcome.ts';

export const SPOILT = { count: 900, seed: 1 } as const;
/** Of these no judge need be asked: schemas have nothing of another version. */
const VERSIONS = { count: 300, seed: 1 } as const;

/** By the hash of the file: '' where it is valid, else the broken rules; `XSD` is the schema. */
type Verdicts = Record<string, string>;

/** Where the official check refuses and we do not, and why that stays. */
const REASONS: readonly [rules: RegExp, reason: string][] = [
  [/^XSD$/, 'space around a day: by XML Schema it does not count, the check that was run counts it'],
  [/^BR-\w+-0[18]( |$)/, 'space around a category in CII, which a reader leaves out'],
];

/** Ours on each; files that nobody has judged, since our documents have changed meanwhile, are counted. */
export function spoiltAsJudged(): Outcome {
  const verdicts = JSON.parse(
    readFileSync(new URL('spoilt-verdicts.json', import.meta.url), 'utf8'),
  ) as Verdicts;
  const spoilt = mutants(SPOILT.count, SPOILT.seed, null);
  const judged = spoilt.flatMap((mutant) => {
    const said = verdicts[hashOf(mutant.bytes)];
    return said === undefined ? [] : [{ mutant, said, isValid: isValid(mutant.bytes) }];
  });
  const accepted = judged.filter(({ said, isValid: ours }) => said !== '' && ours);
  const refused = judged.filter(({ said, isValid: ours }) => said === '' && !ours);
  const unexplained = accepted.filter(({ said }) => reasonFor(said) === undefined);
  const versions = mutants(VERSIONS.count, VERSIONS.seed, null, VERSION_KINDS);
  const known = versions.filter(({ bytes }) => isValid(bytes));
  return {
    ok: refused.length === 0 && unexplained.length === 0 && known.length === 0,
    lines: [
      `${judged.length} of ${spoilt.length} judged: ${accepted.length} accepted that are refused, ${refused.length} refused that are valid.`,
      ...accepted.map(({ mutant, said }) =>
        lineOf(mutant, `${said}${reasonFor(said) ?? ' without a reason'}`),
      ),
      ...refused.map(({ mutant }) => lineOf(mutant, 'valid')),
      `${versions.length} with vocabularies of other versions or roots: ${known.length} accepted.`,
      ...known.map((mutant) => lineOf(mutant, 'XSD without a reason')),
    ],
  };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** The verdict of the product on the bytes; what cannot be read is not valid. */
export function isValid(bytes: Uint8Array): boolean {
  const read = readXml(bytes);
  const found = read.ok ? readEInvoice(read.root) : null;
  return found !== null && validateEInvoice(found).valid;
}

function lineOf({ name, what }: Mutant, said: string): string {
  return `${name} (${what}): ${said}`;
}

function reasonFor(said: string): string | undefined {
  const reason = REASONS.find(([rules]) => rules.test(said))?.[1];
  return reason === undefined ? undefined : ` (${reason})`;
}
