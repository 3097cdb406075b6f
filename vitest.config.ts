/** Kinds of tests: `unit` needs nothing, `screens` a DOM, `stories` run against a real PostgreSQL; each shares what it has loaded. */
import { defineConfig } from 'vitest/config';

/** Milliseconds until a test counts as hung: a busy machine may be slow, and no test is about that. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Left to itself, Vitest keeps one core free. */
const CORES = 2;

/** A test that replaces a module or a global says so in its name and runs in a world of its own. */
const ISOLATED = '**/*.isolated.{test,story}.ts';
const OUTSIDE = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,documents,server,web,tools,specs/oracle}/**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, ISOLATED],
          isolate: false,
          maxWorkers: CORES,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'isolated',
          include: ['{domain,contract,documents,server,web,tools}/**/*.isolated.test.ts'],
          exclude: OUTSIDE,
          maxWorkers: CORES,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['specs/screens/**/*.screen.tsx'],
          environment: 'jsdom',
          isolate: false,
          maxWorkers: CORES,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['specs/stories/**/*.story.ts'],
          exclude: [...OUTSIDE, ISOLATED],
          globalSetup: ['specs/support/postgres.ts'],
          isolate: false,
          maxWorkers: 3,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'isolated-stories',
          include: ['specs/stories/**/*.isolated.story.ts'],
          exclude: OUTSIDE,
          globalSetup: ['specs/support/postgres.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
