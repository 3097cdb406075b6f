import { describe, expect, test } from 'vitest';
import { broken } from '../testing/broken.ts';

describe('the environment', () => {
  const RULE = 'only entry points read the environment';

  test.each([
    'const a = process.env.SMTP_URL;',
    "const a = process['env'].SMTP_URL;",
    'const a = process[`env`];',
    'const a = process?.env;',
    'const { env } = process;',
    'const { env: { SMTP_URL } } = process;',
    "const { 'env': a } = process;",
    'let env; ({ env } = process);',
    'const a = ({ env } = process) => env;',
    "import { env } from 'node:process';",
    "import { env as a } from 'process';",
    "export { env } from 'node:process';",
    "export * from 'node:process';",
    "import surroundings from 'node:process'; const a = surroundings.env;",
    "import * as surroundings from 'node:process'; const a = surroundings.env;",
    "const a = (await import('node:process')).env;",
    'const a = globalThis.process.env;',
    "const a = globalThis['process']['env'];",
    'const { process } = globalThis; const { env } = process;',
    'const a = process; const b = a.env;',
    'const a = (name) => process[name];',
    'const a = globalThis;',
    'const a = (name) => globalThis[name].env;',
    "export { default } from 'node:process';",
    'const a = import.meta.env.SMTP_URL;',
    'const { env } = import.meta;',
    'const a = (process as any).env;',
  ])('is read by %s', (text) => {
    expect(broken({ 'server/platform/mail/a.ts': text })).toContain(RULE);
  });

  test.each([
    ['server/main.ts', 'const a = process.env;'],
    ['server/platform/a.ts', 'const a = process.pid; const { platform } = process;'],
    ['server/platform/a.ts', "import process from 'node:process'; process.exit(1);"],
    ['server/platform/a.ts', 'const a = (process: { env: string }) => process.env;'],
    ['server/platform/a.ts', 'const env = {}; const a = { env, process: 1 }; const b = a.process;'],
    ['server/platform/a.ts', 'type A = typeof process.env;'],
    ['server/platform/a.ts', 'const a = import.meta.url;'],
    ['web/routes/router.tsx', 'const a = import.meta.env.DEV;'],
    ['tools/start.ts', 'const { env } = process;'],
    ['documents/render/own-fonts.ts', "process.env.FONTCONFIG_FILE = '';"],
  ])('is not read by %s: %s', (path, text) => {
    expect(broken({ [path]: text })).toEqual([]);
  });
});

describe('the time', () => {
  const RULE = 'only the clock asks the time';

  test.each([
    'Date.now()',
    'new Date()',
    'new Date',
    'Date()',
    'new globalThis.Date()',
    "Date['now']()",
    'rows.map(Date)',
    'Temporal.Now.instant()',
  ])('is asked by %s', (code) => {
    expect(broken({ 'server/invoices/issue.ts': `const a = ${code};` })).toEqual([RULE]);
  });

  test.each([
    ['server/invoices/store.ts', 'const a = new Date(row.at); const b = Date.parse(text);'],
    ['server/invoices/store.ts', 'type A = Date; const a = (b: Date) => b;'],
    ['server/invoices/store.ts', 'const a = performance.now();'],
    ['server/platform/clock/a.ts', 'const a = () => new Date();'],
  ])('is not asked by %s: %s', (path, text) => {
    expect(broken({ [path]: text })).toEqual([]);
  });
});

describe('the domain', () => {
  const RULE = 'the domain has no clock, chance or waiting';

  test.each([
    'Date.now()',
    'Date()',
    'new Date()',
    "new Date('2026-01-01')",
    'globalThis.Date.now()',
    'new globalThis.Date()',
    'performance.now()',
    'Temporal.Now.instant()',
    "new Intl.DateTimeFormat('de').format()",
    'Math.random()',
    "Math['random']()",
    'crypto.randomUUID()',
    'crypto.getRandomValues(bytes)',
    'globalThis.crypto.randomUUID()',
    'process.hrtime()',
    'import.meta.url',
    'fetch(address)',
    'setTimeout(act, 1)',
    'queueMicrotask(act)',
    'load().then(act)',
    'load().catch(act)',
    'async () => 1',
    'new Promise(() => 1)',
    'Promise.resolve(1)',
    "import('./b.ts')",
    "eval('Date')",
    'parseFloat("1")',
    'Number.parseFloat("1")',
    'Math.round(1)',
    'localStorage.a',
  ])('may not say %s', (code) => {
    expect(broken({ 'domain/money/a.ts': `const a = ${code};` })).toContain(RULE);
  });

  test.each([
    'const { random } = Math;',
    'const { now } = Date;',
    'const { Date: Clock } = globalThis;',
    'const a = Math;',
    'async function a() {}',
    'async function* a() { for await (const b of c()) yield b; }',
    'const a = { async b() {} };',
    'declare function a(): Promise<number>;',
  ])('may not write %s', (text) => {
    expect(broken({ 'domain/money/a.ts': text })).toContain(RULE);
  });

  test.each([
    'const a = (fetch, performance) => fetch + performance;',
    'const a = { crypto: 1, then: 2 }; const b = a.crypto + a.then;',
    'for (const process of [1]) Math.max(process);',
    'try { a(); } catch (history) { throw new Error(String(history)); } function a() {}',
    'const a = Math.floor(Number("1")); const b = undefined; const c = new Map([[1, BigInt(2)]]);',
    'interface A { Date: string } type B = Date;',
    "import { Date } from './date.ts'; const a = Date.of(1);",
    'a: for (;;) break a;',
  ])('may write %s', (text) => {
    expect(broken({ 'domain/money/a.ts': text })).toEqual([]);
  });
});

describe('a document', () => {
  const RULE = 'documents have no clock, chance or network';

  test.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'globalThis.Date.now()',
    'performance.now()',
    'process.hrtime.bigint()',
    'process.uptime()',
    'Math.random()',
    'crypto.randomUUID()',
    'fetch(address)',
    'globalThis.fetch(address)',
    "globalThis['fe' + 'tch'](address)",
    'Math[name]()',
    'new WebSocket(address)',
    'new XMLHttpRequest()',
    'Math',
  ])('may not say %s', (code) => {
    expect(broken({ 'documents/a.ts': `const a = ${code};` })).toContain(RULE);
  });

  test.each([
    'node:net',
    'node:http',
    'node:https',
    'node:crypto',
    'node:perf_hooks',
    'undici',
    'pg',
    'kysely',
  ])('may not import %s', (name) => {
    expect(broken({ 'documents/a.ts': `import '${name}';` })).toContain('documents know the domain');
  });

  test.each([
    "import { fork } from 'node:child_process'; import qrcode from 'qrcode';",
    'const a = setTimeout(() => process.exit(1), 10);',
    'const a = new Promise((fetch) => fetch(Math.hypot(1, 2)));',
  ])('may write %s', (text) => {
    expect(broken({ 'documents/a.ts': text })).toEqual([]);
  });
});
