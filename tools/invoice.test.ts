import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { emptyClient } from '@belegbar/domain/clients';
import { emptyDraft, emptyLine } from '@belegbar/domain/invoices';
import { expect, test, vi } from 'vitest';
import { root } from './support/root.ts';

const ID = '0199a000-0000-7000-8000-000000000001';
const BUSINESS = {
  ...{ fullName: 'Toni Muster', businessName: '', street: 'Lindenallee 14', addressAddition: '' },
  ...{ postCode: '50968', city: 'Köln', country: 'DE', email: '', phone: '', website: '' },
  ...{ companyType: 'freiberufler', land: 'NW', taxNumber: '219/5432/1088', vatId: '' },
  ...{ iban: 'DE89370400440532013000', bic: '', accountHolder: '', bankName: '' },
  ...{ numberPattern: 'RE-{YYYY}-{NNNN}', footerText: '', accentColor: '#2456a6' },
  ...{ defaultPaymentDays: 14, documentLanguage: 'de' },
};
const LINE = { ...emptyLine(ID, 'standard19'), description: 'Gestaltung', unitPrice: '100' };

/** Each starts the program anew, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** Never a document whose figures are wrong: the amount that is too large counts as zero, the rate of an unknown year as none. */
test.for<[string, Record<string, unknown>, string[]]>([
  [
    'a quantity and a price whose product is beyond the largest amount',
    { lines: [{ ...LINE, quantity: '999999999999', unitPrice: '999999999999' }] },
    ['lines.0.unitPrice: line.amount.too-large: The amount of line 1 is too large.'],
  ],
  [
    // 9,000,000,000.00 and 19 % of it are 10,710,000,000.00.
    'lines that fit, and a total beyond the largest amount',
    { lines: [{ ...LINE, unitPrice: '9000000000' }] },
    ['lines: total.too-large: The total is too large.'],
  ],
  [
    'an invoice of 2031, whose rates nobody knows',
    { invoiceDate: '2031-03-02', lines: [LINE] },
    [
      'servicePeriod: law.year.unknown: The law of 2031 is not known, only that of 2021, 2022, 2023, 2024, 2025, 2026, 2027. (§ 27 (1) UStG)',
      'invoiceDate: law.year.unknown: The law of 2031 is not known, only that of 2021, 2022, 2023, 2024, 2025, 2026, 2027. (§ 27 (1) UStG)',
    ],
  ],
])('render refuses %s', ([, changes, complaints]) => {
  const file = {
    draft: { ...emptyDraft({ language: 'de', paymentDays: 14 }), ...changes },
    business: BUSINESS,
    client: { ...emptyClient('de'), name: 'Übermorgen GmbH' },
    today: '2026-03-16',
  };
  const args = [join(root, 'tools/invoice.ts'), 'render', '-', '--format', 'svg'];
  const run = spawnSync(process.execPath, args, { input: JSON.stringify(file), encoding: 'utf8' });
  expect([run.status, run.stdout, run.stderr.trim().split('\n')]).toEqual([1, '', complaints]);
});
