import { expect, test } from 'vitest';
import { configurationTable } from '../../server/platform/config/index.ts';
import { checkDocuments } from './check.ts';

const PATHS = ['package.json', 'domain/money/index.ts', 'docs/glossary.md', 'docs/a.md'];
const SCRIPTS = JSON.stringify({ scripts: { check: 'x' } });

test.each<[string, string, string[]]>([
  ['a file that exists', '`domain/money/index.ts`, `domain/money/`', []],
  ['a pattern for many', '`server/<capability>/index.ts`, `docs/decisions/NNN-title.md`', []],
  ['words that are no path', '`and/or`, `invoice`, `domain rules`', []],
  [
    'a file that does not exist',
    '`domain/gold/index.ts`',
    ['names domain/gold/index.ts, which does not exist.'],
  ],
  ['a command that exists', '`npm run check -- tidy`', []],
  ['a command that does not exist', '`npm run fly`', ['names the command npm run fly, which there is not.']],
  ['links', '[a](glossary.md) [b](https://example.com) [c](#top)', []],
  ['a dead link', '[a](missing.md)', ['links to missing.md, which does not exist.']],
  ['the table of variables', configurationTable(), []],
  [
    'an old table of variables',
    `${configurationTable().split('\n').slice(0, 3).join('\n')}\n`,
    ['has a table of variables that differs from the schema’s own.'],
  ],
])('%s', (_name, text, expected) => {
  const files = new Map([
    ['package.json', SCRIPTS],
    ['docs/a.md', text],
  ]);
  expect(checkDocuments(files, PATHS).map(({ message }) => message)).toEqual(expected);
});
