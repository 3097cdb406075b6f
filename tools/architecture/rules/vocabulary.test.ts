import { describe, expect, test } from 'vitest';
import { readProjectFiles } from '../../support/project-files.ts';
import { broken } from '../testing/broken.ts';
import { CAPABILITIES, EVERYDAY, WITHOUT_SERVER } from './capability-words.ts';

const WORDS = 'folders are words of capabilities';
const GROUND = 'platform and ui say no word of a capability';

describe('a folder', () => {
  test.each([
    'domain/gifts/index.ts',
    'server/gifts/index.ts',
    'server/receiving/index.ts',
    'web/gifts/index.ts',
    'web/platform/index.ts',
    'contract/gifts.ts',
    'contract/inv-list.ts',
    'web/locales/de/gifts.json',
  ])('may not be called as in %s', (path) => {
    expect(broken({ [path]: '1' })).toEqual([WORDS]);
  });

  test.each([
    'domain/money/index.ts',
    'domain/invoices/index.ts',
    'server/main.ts',
    'server/platform/clock/index.ts',
    'web/ui/index.ts',
    'web/coach/index.ts',
    'contract/tax-reports-parts.ts',
    'contract/invoice-list.ts',
    'contract/bad-input.test.ts',
    'web/locales/de/common.json',
    'web/locales/de/business-help.json',
    'specs/gifts/index.ts',
  ])('may be called as in %s', (path) => {
    expect(broken({ [path]: '1' })).toEqual([]);
  });

  test('makes a word exactly where the server lists what it says of itself', () => {
    const list = readProjectFiles().get('server/capabilities.ts') ?? '';
    const listed = [...list.matchAll(/'\.\/([a-z-]+)\/capability\.ts'/g)].map(([, word]) => word);
    expect(listed.length).toBeGreaterThan(20);
    expect(CAPABILITIES.toSorted()).toEqual(
      [...listed, ...WITHOUT_SERVER].filter((word) => word !== 'platform').toSorted(),
    );
  });

  test('stands in domain or web for a word that has none in the server', () => {
    const folders = new Set([...readProjectFiles().keys()].map((path) => path.split('/', 2).join('/')));
    const isThere = (word: string) => folders.has(`domain/${word}`) || folders.has(`web/${word}`);
    expect(WITHOUT_SERVER.filter((word) => !isThere(word) || folders.has(`server/${word}`))).toEqual([]);
  });

  test('is there for every word that ports may say', () => {
    expect(EVERYDAY.filter((word) => !CAPABILITIES.includes(word))).toEqual([]);
  });
});

describe('what all capabilities stand on', () => {
  test.each([
    ['server/platform/http/received-invoices.ts', '1;'],
    ['server/platform/http/invoice.ts', '1;'],
    ['web/ui/InvoiceBadge.tsx', '1;'],
    ['server/platform/a.ts', 'const invoiceOf = 1;'],
    ['server/platform/a.ts', 'interface Downloads { bulkActionFile: string }'],
    ['server/platform/a.ts', "const a = '/files/invoices/:id';"],
    ['server/platform/a.ts', "const a = 'journal_entries';"],
    ['server/platform/a.ts', "import type { Problem } from '@belegbar/domain/invoices';"],
    ['web/session/a.ts', "const a = 'pending-referral';"],
    ['server/platform/mail/data-classes.ts', "const a = { record: 'invoice' };"],
    ['web/connection/a.ts', 'api.taxReports.read();'],
  ])('may not say: %s %s', (path, text) => {
    expect(broken({ [path]: text })).toEqual([GROUND]);
  });

  test.each([
    ['server/platform/a.ts', "const a = 'Offers the income tax report.';"],
    ['server/platform/a.ts', '/** As for an invoice. */ const a = 1;'],
    ['server/platform/a.ts', "import type { Problem } from '@belegbar/domain/problem';"],
    ['server/platform/a.ts', 'const businessId = 1; const clientOf = 2;'],
    ['server/platform/a.test.ts', "const a = '/files/invoices/1';"],
    ['server/platform/files/data-classes.ts', "const a = { record: 'invoice' };"],
    ['server/platform/a.ts', "import type { TableClass } from '@belegbar/domain/data-classification';"],
    ['server/invoices/a.ts', 'const invoiceOf = 1;'],
    ['web/ui/gallery/a.ts', 'const invoiceOf = 1;'],
  ])('may say: %s %s', (path, text) => {
    expect(broken({ [path]: text })).toEqual([]);
  });
});
