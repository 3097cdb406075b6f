/** Two kinds of tests: `unit` needs nothing, `stories` run against a real PostgreSQL. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,documents,server,web,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'stories',
          include: ['specs/stories/**/*.story.ts'],
          globalSetup: ['specs/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
