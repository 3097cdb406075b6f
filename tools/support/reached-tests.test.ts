/** Which tests run after a change. */
import { expect, test } from 'vitest';
import { type ReachedTests, reachedTests } from './reached-tests.ts';

const FILES = new Map([
  ['domain/money/round.ts', ''],
  ['domain/money/index.ts', "export { round } from './round.ts';"],
  ['domain/money/round.test.ts', "import './round.ts';"],
  ['domain/calendar/index.ts', ''],
  ['domain/calendar/calendar.test.ts', "import './index.ts';"],
  ['server/database/migrations/0001-a.sql', 'select 1;'],
  ['tools/lint.test.ts', "check('server/database/migrations/0001-a.sql');"],
  ['server/database/migrate.ts', "import type { Round } from '@belegbar/domain/money';"],
  ['server/clients/total.ts', "import { round } from '@belegbar/domain/money';"],
  ['server/clients/index.ts', "export { total } from './total.ts'; import '../database/migrate.ts';"],
  ['tools/report.ts', "import '../server/database/migrate.ts';"],
  ['specs/stories/clients.story.ts', "import '../../server/clients/index.ts';"],
  ['specs/stories/command-lines.story.ts', "spawnSync('node', [join(root, 'tools/report.ts')]);"],
  ['specs/browser/support/serve.ts', "import '../../../server/clients/index.ts';"],
  ['specs/browser/clients.spec.ts', ''],
  ['specs/screens/frame.screen.tsx', "import '../../web/App.tsx';"],
  ['server/clients/api-examples.ts', ''],
  ['web/App.tsx', "import './shell/frame.ts';"],
  ['web/main.tsx', "import './App.tsx';"],
  ['web/shell/frame.ts', "import.meta.glob('./{de,en}/*.json');"],
  ['web/shell/frame.test.ts', "import './frame.ts';"],
  ['web/shell/de/shell.json', '{}'],
  ['docs/glossary.md', '# Words'],
]);

test.each<[string, string, Partial<ReachedTests>]>([
  [
    'a rule of the domain reaches whatever stands on it',
    'domain/money/round.ts',
    {
      unit: ['domain/money/round.test.ts'],
      stories: ['specs/stories/clients.story.ts'],
      browser: ['specs/browser/clients.spec.ts'],
    },
  ],
  ['another stays alone', 'domain/calendar/index.ts', { unit: ['domain/calendar/calendar.test.ts'] }],
  [
    'a migration reaches those who migrate, and programs that a story starts',
    'server/database/migrations/0001-a.sql',
    {
      unit: ['tools/lint.test.ts'],
      stories: ['specs/stories/clients.story.ts', 'specs/stories/command-lines.story.ts'],
      browser: ['specs/browser/clients.spec.ts'],
    },
  ],
  [
    'a text of the pages reaches who shows it, and the browser',
    'web/shell/de/shell.json',
    {
      unit: ['web/shell/frame.test.ts'],
      screens: ['specs/screens/frame.screen.tsx'],
      browser: ['specs/browser/clients.spec.ts'],
    },
  ],
  [
    'a story reaches itself',
    'specs/stories/clients.story.ts',
    { stories: ['specs/stories/clients.story.ts'] },
  ],
  [
    'an answer of the description reaches the screens that see it',
    'server/clients/api-examples.ts',
    { screens: ['specs/screens/frame.screen.tsx'] },
  ],
  ['a page for people reaches none', 'docs/glossary.md', {}],
])('%s', (_what, changed, reached) => {
  expect(reachedTests(FILES, [changed])).toEqual({
    unit: [],
    screens: [],
    stories: [],
    browser: [],
    ...reached,
  });
});

test('a file that is gone reaches those who still import or start it, and whoever stands on them', () => {
  const gone = new Map(FILES)
    .set('server/totals/sum.ts', "import '../../domain/sums/add.ts';")
    .set('server/totals/sum.test.ts', "import './sum.ts';")
    .set('specs/stories/sums.story.ts', "spawnSync('node', ['domain/sums/add.ts']);")
    .set('web/shell/other.test.ts', "import type { Sum } from '../../domain/sums/add.ts';");
  expect(reachedTests(gone, ['domain/sums/add.ts'])).toEqual({
    unit: ['server/totals/sum.test.ts'],
    screens: [],
    stories: ['specs/stories/sums.story.ts'],
    browser: [],
  });
});

test('another version of a library reaches all', () => {
  expect(reachedTests(FILES, ['package-lock.json'])).toEqual({
    unit: [
      'domain/calendar/calendar.test.ts',
      'domain/money/round.test.ts',
      'tools/lint.test.ts',
      'web/shell/frame.test.ts',
    ],
    screens: ['specs/screens/frame.screen.tsx'],
    stories: ['specs/stories/clients.story.ts', 'specs/stories/command-lines.story.ts'],
    browser: ['specs/browser/clients.spec.ts'],
  });
});
