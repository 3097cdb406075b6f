import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installRisks } from './install-risks.ts';
import { readConfig } from './platform/config/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'belegbar-risks-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['https://books.example', false, ['publicDemo', 'readersOnline']],
  ['https://books.example', true, ['publicDemo']],
  // Who reaches it is who runs it.
  ['http://localhost:3000', false, []],
] as const)('at %s, readers without a network: %s, the risks are %j', (address, offline, risks) => {
  const environment = {
    BASE_URL: address,
    BELEGBAR_DATA: folder,
    BELEGBAR_DEMO: 'on',
    METRICS_TOKEN: 'a'.repeat(32),
  };
  expect(installRisks(readConfig(environment), offline)).toEqual(risks);
});
