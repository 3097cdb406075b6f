/** Two kinds of tests: `unit` needs nothing, `stories` run against a real PostgreSQL. */
import { defineConfig } from 'vitest/config';

/** Milliseconds until a test counts as hung: a busy machine may be slow, and no test is about that. */
const PATIENCE = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,documents,server,web,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['specs/stories/**/*.story.ts'],
          globalSetup: ['specs/support/postgres.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          maxWorkers: 2,
        },
      },
    ],
  },
});
