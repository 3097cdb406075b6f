import { describe, expect, test } from 'vitest';
import type { Problem } from '../support/problem.ts';
import { checkBans } from './bans.ts';
import { checkComments } from './comments.ts';
import { checkForm } from './form.ts';
import { askLengths, checkLengths } from './lengths.ts';
import { checkComponentNames, checkNames } from './names.ts';
import { checkStopwatches } from './stopwatches.ts';

const files = (entries: Record<string, string>) => new Map(Object.entries(entries));
const said = (problems: Problem[]) => problems.map(({ message }) => message.split('.', 1)[0]);
const lines = (count: number) => Array(count).fill('const a = 1;').join('\n');
const table = (rows: number, row = '1') =>
  `export const TABLE = [\n${Array(rows).fill(`  ${row},`).join('\n')}\n];`;
const withFunction = (count: number) => `function long() {\n${lines(count - 2)}\n}\n`;

describe('lengths', () => {
  test.each<[string, string, string, string[], string[]]>([
    ['200 lines are a file', 'domain/a.ts', lines(200), [], []],
    ['from 201 on it is asked', 'domain/a.ts', lines(201), ['has 201 lines'], []],
    ['401 are too many', 'domain/a.ts', lines(401), [], ['has 401 lines where 400 are the most']],
    ['cases are not asked', 'domain/a.test.ts', lines(400), [], []],
    ['and have an end, too', 'domain/a.test.ts', lines(401), [], ['has 401 lines where 400 are the most']],
    ['styles are asked', 'web/a.css', lines(201), ['has 201 lines'], []],
    ['40 lines are a function', 'domain/a.ts', withFunction(40), [], []],
    ['from 41 on it is asked', 'domain/a.ts', withFunction(41), ['has 41 lines'], []],
    ['71 are too many', 'domain/a.ts', withFunction(71), [], ['has 71 lines where 70 are the most']],
    ['a test may be longer', 'domain/a.test.ts', withFunction(71), [], []],
    ['a table of data is not counted', 'domain/a.ts', table(500), [], []],
    ['what computes is no data', 'domain/a.ts', table(250, '() => 1'), ['has 252 lines'], []],
  ])('%s', (_name, path, text, asked, forbidden) => {
    expect(said(askLengths(files({ [path]: text })))).toEqual(asked);
    expect(said(checkLengths(files({ [path]: text })))).toEqual(forbidden);
  });

  test('whoever is asked is asked one thing', () => {
    expect(askLengths(files({ 'domain/a.ts': lines(201) }))).toEqual([
      { file: 'domain/a.ts', line: 0, message: 'has 201 lines. One thought?' },
    ]);
  });
});

describe('bans', () => {
  test.each<[string, string, string[]]>([
    ['domain/a.ts', '// TODO later', ['has "TODO"']],
    ['domain/a.ts', 'console.log(1)', ['has "console']],
    ['tools/a.ts', 'console.log(1)', []],
    ['documents/designs/a.typ', '#datetime.today()', ['has "datetime']],
    ['documents/designs/a.typ', '#import "@preview/table:0.1.0"', ['has "@preview/"']],
    ['documents/designs/a.typ', '#datetime(year: 2026, month: 1, day: 2)', []],
    ['web/locales/de/a.json', '"a — b"', ['has "—"']],
    ['docs/a.md', 'see /home/lena/belegbar/a', ['has "/home/lena/"']],
    ['docs/a.md', 'a folder such as /var/lib/belegbar', []],
    ['web/a.test.ts', "vi.mock('./b.ts');", ['has "vi']],
    ['web/a.isolated.test.ts', "vi.mock('./b.ts');", []],
    ['specs/stories/a.story.ts', "test.skip('a', () => {});", ['has "test']],
  ])('%s: %s', (path, text, expected) => {
    expect(said(checkBans(files({ [path]: text })))).toEqual(expected);
  });
});

test.each<[string, boolean]>([
  ['domain/tax-reports/vat-advance.ts', true],
  ['web/invoices/InvoiceEditor.tsx', true],
  ['server/platform/database/migrations/0001-tenancy.sql', true],
  ['ARCHITECTURE.md', true],
  ['web/ui/README.md', true],
  ['domain/taxReports/a.ts', false],
  ['domain/money/parseAmount.ts', false],
  ['web/invoices/invoice_editor.tsx', false],
])('the name %s is allowed: %s', (path, allowed) => {
  expect(checkNames([path]).length === 0).toBe(allowed);
});

test.each<[string, string, string[]]>([
  ['docs/a.md', '# One\n```\n# not a title\n```', []],
  ['docs/a.md', '# One\n# Two', ['has 2 titles (# ']],
  ['domain/a.ts', '/** Cents. */\nconst a = 1;', []],
  ['domain/a.ts', 'const a = 1;', ['does not begin with a sentence that says what it is']],
  ['server/a.ts', 'class Refusal extends Error {}', []],
  ['server/a.ts', 'class InvoiceManager {}', ['is a class']],
  ['server/a.ts', 'const a = { ...{ b, c }, d };', ['spreads a literal']],
  ['server/a.test.ts', 'const a = [...[b, c], d];', ['spreads a literal']],
  ['server/a.ts', 'call(...[a, b]);', ['spreads a literal']],
  ['server/a.ts', 'const a = { ...b, ...(isNew && { c }), d: [...e] };', []],
])('the form of %s: %s', (path, text, expected) => {
  expect(said(checkForm(files({ [path]: text })))).toEqual(expected);
});

const BREAKS = ['explains for more than 3 lines'];

test.each<[string, string, string[]]>([
  ['server/a.ts', '// one\n// two\n// three\nconst a = 1;', []],
  ['server/a.ts', '// one\n// two\n// three\n// four', BREAKS],
  ['server/a.ts', 'const a = 1; // one\n// two\n// three\n// four', []],
  ['server/a.ts', '/* one\n two\n three\n four */', BREAKS],
  ['server/a.ts', '/**\n * one\n * two\n * three\n */', []],
  ['server/a.ts', '/**\n * one\n *\n * two\n * three\n * four\n */', BREAKS],
  ['server/a.ts', '/** one\n * two */\n// three\n// four', BREAKS],
  ['server/a.ts', '// one\n// two\n\n// three\n// four', []],
  ['server/a.ts', '/**\n * one\n * @param two\n * @returns three\n * @throws four\n */', []],
  ['server/a.ts', "const a = '/* one\\n two\\n three\\n four */';", []],
  ['web/a.css', '/* one\n * two\n * three\n * four\n */', BREAKS],
  ['web/a.css', 'a {\n  --one: 1;\n  --two: 2;\n  --three: 3;\n  --four: 4;\n}', []],
  ['documents/a.typ', '// one\n// two\n// three\n// four', BREAKS],
  ['server/a.sql', '-- one\n-- two\n-- three\n-- four', BREAKS],
  ['server/a.sql', '-- one\n-- two\n-- three\nselect 1;', []],
])('the comments of %s: %s', (path, text, expected) => {
  expect(said(checkComments(files({ [path]: text })))).toEqual(expected);
});

describe('stopwatches', () => {
  const heldIn = (text: string) => checkStopwatches(files({ 'specs/stories/a.story.ts': text })).length;

  test.each([
    'const from = performance.now(); expect(performance.now() - from).toBeLessThan(9);',
    'const from = Date.now(); const lasted = Date.now() - from; expect(lasted).toBeLessThan(9);',
    'const a = Date.now(); const b = Date.now(); expect(b - a < 9).toBe(true);',
    'const a = Date.now(); const b = Date.now(); expect((b - a) / 1000, "s").not.toBeGreaterThanOrEqual(9);',
    'const a = Date.now(); const b = Date.now(); expect(9).toBeGreaterThan(b - a);',
    'const a = +new Date(); expect.soft(+new Date() - a).toBeLessThan(9);',
    'const { active } = performance.eventLoopUtilization(before); expect(active).toBeLessThan(9);',
    'const a = process.hrtime.bigint(); const b = process.hrtime.bigint() - a; const c = Number(b); expect(c).toBeLessThan(9);',
  ])('%s', (text) => {
    expect(heldIn(text)).toBe(1);
  });

  test.each([
    'const from = performance.now(); await wait(); expect(performance.now() - from).toBeGreaterThanOrEqual(800);',
    'const days = cookie.expires - Date.now() / 1000; expect(days).toBeLessThan(7);',
    'expect(width - height).toBeLessThan(9); const now = Date.now();',
    'const from = performance.now(); console.log(performance.now() - from); expect(count).toBeLessThan(9);',
  ])('not %s', (text) => {
    expect(heldIn(text)).toBe(0);
  });
});

const UNFOUND = ['exports the component Zz first'];

test.each<[string, string, string[]]>([
  ['web/ui/zz.tsx', 'export function Zz() {}', UNFOUND],
  ['web/ui/zz.tsx', 'export default function Zz() {}', UNFOUND],
  ['web/ui/zz.tsx', 'export const Zz = () => null;', UNFOUND],
  ['web/ui/zz.tsx', 'function Zz() {}\nexport { Zz };', UNFOUND],
  ['web/ui/zz.tsx', 'export class Zz extends Component {}', UNFOUND],
  ['web/ui/zz.tsx', 'export type A = 1;\nexport function Zz() {}', UNFOUND],
  ['web/ui/Zz.tsx', 'export type A = 1;\nexport function Zz() {}', []],
  ['web/ui/Other.tsx', 'export function Zz() {}', ['exports the component Zz']],
  ['web/ui/Other.tsx', 'export const zz = 1;', ['is named as a component and exports none']],
  ['web/ui/Dialogs.tsx', 'export function Dialog() {}\nexport function CopyButton() {}', []],
  ['web/clients/columns.tsx', 'export function useColumns() {}\nexport function Row() {}', []],
  ['web/ui/field.tsx', 'export interface Field {}\nexport const MAXIMUM = 1;', []],
  ['web/main.tsx', 'mount(<App />);', []],
  ['web/routes/invoices.tsx', 'export function Page() {}', []],
  ['web/ui/zz.test.tsx', 'export function Zz() {}', []],
])('the components of %s: %s', (path, text, expected) => {
  expect(said(checkComponentNames(files({ [path]: text })))).toEqual(expected);
});
