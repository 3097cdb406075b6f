/** An install whose settings are unsafe says so in its log as it starts, once for each of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/support/port.ts';
import { programEnvironment } from '../support/program.ts';

const SERVER = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

interface Line {
  event: string;
  risk?: string;
}

/** What the log says until the server listens. */
async function toldAtStart(settings: Record<string, string>): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-risks-told-'));
  const own = { PORT: String(await freePort()), BELEGBAR_DATA: folder, BELEGBAR_WORKER: 'off' };
  const env = { ...programEnvironment(), ...own, ...settings };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
  const lines: Line[] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    const line: Line = JSON.parse(text);
    lines.push(line);
    if (line.event === 'server.started') break;
  }
  return lines;
}

test('a demo on a public address is told as a risk when the server starts', async () => {
  const lines = await toldAtStart({
    BASE_URL: 'https://books.example',
    BELEGBAR_SECRET: 'a-secret-of-an-installation-that-lives-for-one-story',
    BELEGBAR_DEMO: 'on',
  });
  const risks = lines.filter(({ event }) => event === 'server.risk').map(({ risk }) => risk);
  expect(risks).toContain('publicDemo');
  expect(new Set(risks).size, 'each once').toBe(risks.length);
  expect(lines.at(-1)?.event).toBe('server.started');
});
