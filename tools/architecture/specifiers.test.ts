import { expect, test } from 'vitest';
import { readSources } from './imports.ts';
import { broken } from './testing/broken.ts';

test.each([
  "import { main } from '../server/main.ts';",
  "import '../server/main.ts';",
  "import {} from '../server/main.ts';",
  "import type { MainOptions } from '../server/main.ts';",
  "import { type MainOptions } from '../server/main.ts';",
  "import main = require('../server/main.ts');",
  "export { main } from '../server/main.ts';",
  "export {} from '../server/main.ts';",
  "export * from '../server/main.ts';",
  "export type * from '../server/main.ts';",
  "export type { MainOptions } from '../server/main.ts';",
  "export type A = import('../server/main.ts').MainOptions;",
  "export type A = typeof import('../server/main.ts');",
  "let a: Parameters<import('../server/main.ts').Main>[0];",
  "declare module '../server/main.ts' {}",
  '/// <reference path="../server/main.ts" />',
  "const a = () => import('../server/main.ts');",
  'const a = () => import(`../server/main.ts`);',
  "const a = require('../server/main.ts');",
  "const a = require.resolve('../server/main.ts');",
  "const a = createRequire(import.meta.url)('../server/main.ts');",
  "const a = new Worker(new URL('../server/main.ts', import.meta.url));",
  "const a = import.meta.glob('../server/*.ts');",
  "const a = import.meta.glob(['./a.ts', '../server/*.ts']);",
  "import text from '../server/main.ts?raw';",
  "import type { A } from '@belegbar/server/invoices';",
])('the web reaches the server by %s', (text) => {
  expect(broken({ 'web/a.ts': text })).toContain('web never knows the server');
});

test.each([
  'const a = (name) => import(name);',
  "const a = import('../ser' + 'ver/main.ts');",
  'const a = require(name);',
  "import '/srv/belegbar/server/main.ts';",
  "import 'file:///srv/belegbar/server/main.ts';",
])('nobody can follow %s', (text) => {
  expect(broken({ 'web/a.ts': text })).toEqual(['an import is written out, from where it stands']);
});

test.each([
  "export type A = import('../domain/money/index.ts').Cents;",
  "const a = () => import('./routes/home.tsx');",
  "const a = import.meta.glob('./locales/{de,en}/*.json');",
  '/// <reference types="vite/client" />',
  "const a = new URL('../server/main.ts');",
  "const a = 'see ../server/main.ts';",
  '// import ../server/main.ts',
])('the web may write %s', (text) => {
  expect(broken({ 'web/a.ts': text })).toEqual([]);
});

test('types that are imported alone vanish, a value beside them stays', () => {
  const text = [
    "import type { A } from './a.ts';",
    "import { type B } from './b.ts';",
    "import { type C, d } from './c.ts';",
    "export type { E } from './e.ts';",
    "type F = import('./f.ts').F;",
    "import './g.ts';",
  ].join('\n');
  const [source] = readSources(new Map([['server/a.ts', text]]));
  expect(source?.imports.map(({ isTypeOnly }) => isTypeOnly)).toEqual([true, true, false, true, true, false]);
});
