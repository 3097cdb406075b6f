/** The commands as they are typed: each is started anew, and leaves with words and an exit code. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyClient } from '@belegbar/domain/clients';
import { emptyDraft } from '@belegbar/domain/invoices';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../tools/support/root.ts';
import { SAMPLE_BUSINESS, SAMPLE_LINE } from '../../tools/support/sample-invoice-file.ts';
import { programEnvironment } from '../support/program.ts';

/** Never a document whose figures are wrong: the amount that is too large counts as zero, the rate of an unknown year as none. */
test.for<[string, Record<string, unknown>, string[]]>([
  [
    'a quantity and a price whose product is beyond the largest amount',
    { lines: [{ ...SAMPLE_LINE, quantity: '999999999999', unitPrice: '999999999999' }] },
    ['lines.0.unitPrice: line.amount.too-large: The amount of line 1 is too large.'],
  ],
  [
    // 9,000,000,000.00 and 19 % of it are 10,710,000,000.00.
    'lines that fit, and a total beyond the largest amount',
    { lines: [{ ...SAMPLE_LINE, unitPrice: '9000000000' }] },
    ['lines: total.too-large: The total is too large.'],
  ],
  [
    'an invoice of 2031, whose rates nobody knows',
    { invoiceDate: '2031-03-02', lines: [SAMPLE_LINE] },
    [
      'servicePeriod: law.year.unknown: The law of 2031 is not known, only that of 2021, 2022, 2023, 2024, 2025, 2026, 2027. (§ 27 (1) UStG)',
      'invoiceDate: law.year.unknown: The law of 2031 is not known, only that of 2021, 2022, 2023, 2024, 2025, 2026, 2027. (§ 27 (1) UStG)',
    ],
  ],
])('render refuses %s', ([, changes, complaints]) => {
  const file = {
    draft: { ...emptyDraft({ language: 'de', paymentDays: 14 }), ...changes },
    business: SAMPLE_BUSINESS,
    client: { ...emptyClient('de'), name: 'Übermorgen GmbH' },
    today: '2026-03-16',
  };
  const args = [join(root, 'tools/invoice.ts'), 'render', '-', '--format', 'svg'];
  const run = spawnSync(process.execPath, args, { input: JSON.stringify(file), encoding: 'utf8' });
  expect([run.status, run.stdout, run.stderr.trim().split('\n')]).toEqual([1, '', complaints]);
});

test('asking for a report where there are no books makes no database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const id = '0199a000-0000-7000-8000-000000000001';
  const args = ['vat-advance', '--business', id, '--period', '2026-Q1'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/report.ts'), ...args], {
    env: { ...programEnvironment(), BELEGBAR_DATA: folder },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no business ${id}.\n`,
  });
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

test('a file that is no e-invoice has its line all the same, and the program leaves with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-einvoice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'letter.xml'), '<letter>Guten Tag</letter>');
  const args = [join(root, 'tools/einvoice.ts'), 'validate', 'letter.xml'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ file: 'letter.xml', error: 'einvoice.other' });
});
