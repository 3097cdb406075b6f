/** What an independent reader found in real files, field by field against what ours finds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readLine } from '../einvoice/read.ts';
import type { Outcome } from './outcome.ts';

/** Where the two readers differ and ours stays. */
const REASONS: readonly [start: string, reason: string][] = [
  [
    'corpus__ZUGFeRDv1__correct__Intarsys__ZUGFeRD_1p0_COMFORT_Haftpflichtversicherung_Versicherungssteuer.pdf: vat',
    ' (its tax is marked as insurance tax: taken for VAT, it would be deducted)',
  ],
  [
    'xrechnung-testsuite__src__test__technical-cases__cius__01.02_comprehensive_test_uncefact.xml: iban',
    ' (the file has two accounts, the first as a number that is not marked as IBAN; BT-84 is either)',
  ],
  [
    'mustang__validator__src__test__resources__invalidXMP.pdf: ',
    ' (two invoices lie in the file; its metadata name factur-x.xml, which also beats a ZUGFeRD 1 part, and the other is told)',
  ],
];

type Fields = Record<string, unknown> & { file: string };

export async function receivedAsExpected(folder: string): Promise<Outcome> {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Fields[];
  const misses: string[] = [];
  let compared = 0;
  for (const { file, ...wanted } of expected) {
    const { line, outcome } = await readLine(join(folder, file));
    const found = line as Record<string, unknown>;
    if (isRefusal(wanted)) {
      compared += 1;
      if (outcome !== 'unreadable') misses.push(`${file}: should be refused`);
      continue;
    }
    for (const [field, value] of Object.entries(wanted)) {
      compared += 1;
      if (!isDeepStrictEqual(found[field], value)) misses.push(missOf(file, field, value, found[field]));
    }
  }
  const unexplained = misses.filter((miss) => reasonFor(miss) === undefined);
  const hits = `${compared - misses.length} of ${compared} fields as expected`;
  return {
    ok: unexplained.length === 0,
    lines: [
      `${expected.length} files, ${hits}, ${unexplained.length} misses without a reason.`,
      ...misses.map((miss) => `${miss}${reasonFor(miss) ?? ''}`),
    ],
  };
}

function isRefusal(wanted: Record<string, unknown>): boolean {
  return wanted.notAnInvoice === true || wanted.noXml === true || wanted.error !== undefined;
}

function reasonFor(miss: string): string | undefined {
  return REASONS.find(([start]) => miss.startsWith(start))?.[1];
}

function missOf(file: string, field: string, wanted: unknown, found: unknown): string {
  return `${file}: ${field} should be ${JSON.stringify(wanted)}, is ${JSON.stringify(found)}`;
}
