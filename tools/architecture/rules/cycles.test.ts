import { expect, test } from 'vitest';
import { checkArchitecture } from '../check.ts';

const said = (files: Record<string, string>) =>
  checkArchitecture(new Map(Object.entries(files))).map(
    ({ file, message }) => `${file} ${message.split(', but ')[0]}`,
  );

const USED_BY_MANY = {
  'server/clients/a.ts': "import type { A } from '../business/index.ts';",
  'server/clients/b.ts': "import type { A } from '../business/index.ts';",
  'server/clients/c.ts': "import type { A } from '../business/index.ts';",
};

test('a cycle is told once, at the import that is easiest to do without', () => {
  expect(
    said({ ...USED_BY_MANY, 'server/business/a.ts': "import type { C } from '../clients/index.ts';" }),
  ).toEqual(['server/business/a.ts closes the cycle server/business → server/clients → server/business']);
});

test('two cycles are two', () => {
  expect(
    said({
      'server/clients/a.ts': "import './b.ts';",
      'server/clients/b.ts': "import './a.ts';",
      'server/services/a.ts': "import './b.ts';",
      'server/services/b.ts': "import './a.ts';",
    }),
  ).toEqual([
    'server/clients/a.ts closes the cycle server/clients/a.ts → server/clients/b.ts → server/clients/a.ts',
    'server/services/a.ts closes the cycle server/services/a.ts → server/services/b.ts → server/services/a.ts',
  ]);
});

test('of many ways round the shortest is shown', () => {
  expect(
    said({
      'web/clients/a.ts': "import './b.ts';",
      'web/clients/b.ts': "import './c.ts'; import './a.ts';",
      'web/clients/c.ts': "import './a.ts';",
    }),
  ).toEqual(['web/clients/a.ts closes the cycle web/clients/a.ts → web/clients/b.ts → web/clients/a.ts']);
});

test('an import that is wrong by itself is told by its own rule alone', () => {
  expect(
    said({
      'server/platform/database/open.ts': "import { createClient } from '../../clients/index.ts';",
      'server/clients/index.ts': "import { connect } from '../platform/database/open.ts';",
      'server/clients/a.ts': "import { connect } from '../platform/database/open.ts';",
    }),
  ).toEqual(['server/platform/database/open.ts imports ../../clients/index.ts']);
});
