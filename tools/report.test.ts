import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './support/root.ts';

test('asking for a report where there are no books makes no database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const id = '0199a000-0000-7000-8000-000000000001';
  const args = ['vat-advance', '--business', id, '--period', '2026-Q1'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/report.ts'), ...args], {
    env: { PATH: process.env.PATH, BELEGBAR_DATA: folder },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no business ${id}.\n`,
  });
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});
