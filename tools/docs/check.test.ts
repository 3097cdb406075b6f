import { expect, test } from 'vitest';
import { configurationTable } from '../../server/platform/config/index.ts';
import { DOMAIN_ORDER } from '../architecture/rules/capabilities.ts';
import { checkDocuments } from './check.ts';

const PATHS = [
  'package.json',
  'domain/money/index.ts',
  'docs/glossary.md',
  'docs/a.md',
  'docs/how-to/replace-the-secret.md',
];
const SCRIPTS = JSON.stringify({ scripts: { check: 'x', start: 'x' } });
const fenced = (...lines: string[]) => ['```sh', ...lines, '```'].join('\n');

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
  ['a path and a command in a command', '`node domain/money/index.ts && npm run -s check`', []],
  [
    'a path in a command that does not exist',
    '`node domain/gold/index.ts --all`',
    ['names domain/gold/index.ts, which does not exist.'],
  ],
  [
    'commands and paths between fences',
    fenced(
      'npm start     # starts the docs and the server',
      'npm ci',
      'cat ./docs/glossary.md domain/money/',
    ),
    [],
  ],
  [
    'a command between fences that does not exist',
    fenced('npm test', 'npm run fly -- high'),
    ['names the command npm test, which there is not.', 'names the command npm run fly, which there is not.'],
  ],
  [
    'a path between fences that does not exist',
    fenced('node tools/fly.ts', 'cat FLY.md'),
    ['names tools/fly.ts, which does not exist.', 'names FLY.md, which does not exist.'],
  ],
  [
    'a path between fences in a list',
    '- So:\n\n  ~~~\n  cat server/fly.ts\n  ~~~\n  `server/swim.ts`',
    ['names server/fly.ts, which does not exist.', 'names server/swim.ts, which does not exist.'],
  ],
  ['a drawing between fences', fenced('documents  ->  journal  ->  reports', 'docs/<language>/title.md'), []],
  ['a dead picture', '<img src="missing.png">', ['links to missing.png, which does not exist.']],
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

const ORDER = `Imports go leftwards only: ${DOMAIN_ORDER.join(', ')}.`;
const OTHERWISE = [`does not say "${ORDER}", as the rule has it.`];

test.each<[string, string, string[]]>([
  ['the order of the rule', `**Invariant.** ${ORDER}`, []],
  ['two that changed places', ORDER.replace('money, calendar', 'calendar, money'), OTHERWISE],
  ['one that is missing', ORDER.replace(', tax-reports', ''), OTHERWISE],
  ['no order', 'Imports go everywhere.', OTHERWISE],
])('the page says %s', (_name, text, expected) => {
  const files = new Map([
    ['package.json', SCRIPTS],
    ['ARCHITECTURE.md', text],
  ]);
  expect(checkDocuments(files, PATHS).map(({ message }) => message)).toEqual(expected);
});
