import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { createCompiler } from './compiler.ts';
import { NO_ASSETS } from './jobs.ts';

test("the fonts of the machine are not used: Jonas's server has an oblique one without Arabic letters, his invoice has both", () => {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-fonts-'));
  const oblique = join(
    dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
    'ttf',
  );
  writeFileSync(join(folder, 'fonts.conf'), `<fontconfig><dir>${oblique}</dir></fontconfig>`);
  vi.stubEnv('FONTCONFIG_FILE', join(folder, 'fonts.conf'));
  try {
    const lines = sampleLines(1).map((line) => ({ ...line, details: 'مرحبا' }));
    const document = sampleDocument({ draft: { template: 'elegant', lines } });
    const result = createCompiler()({ document, assets: NO_ASSETS, output: { kind: 'pdf' } });
    expect(result).toMatchObject({ kind: 'pdf' });
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
