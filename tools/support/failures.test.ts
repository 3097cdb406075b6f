import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { root } from './root.ts';

test('a test that fails is named with its file and the first line of its words', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'domain/money/round.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            fullName: 'half goes up',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at x'],
          },
          { fullName: 'zero stays', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  };
  expect(failuresOfVitest(JSON.stringify(report))).toEqual([
    { where: 'domain/money/round.test.ts › half goes up', said: 'expected 1' },
  ]);
});

test('a file that cannot be loaded is named by itself', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'web/home.test.ts'),
        status: 'failed',
        message: 'Cannot find x\nat y',
        assertionResults: [],
      },
    ],
  };
  expect(failuresOfVitest(JSON.stringify(report))).toEqual([
    { where: 'web/home.test.ts', said: 'Cannot find x' },
  ]);
});

test('a browser story that passed only when repeated is named, those that passed are not', () => {
  const story = (title: string, status: string, errors: (string | undefined)[]) => ({
    title,
    file: 'door.spec.ts',
    tests: [{ status, results: errors.map((message) => (message ? { error: { message } } : {})) }],
  });
  const report = {
    suites: [
      {
        specs: [story('opens', 'expected', [undefined])],
        suites: [
          {
            specs: [
              story('waits', 'flaky', ['Timeout 30 s\nlog', undefined]),
              story('sends', 'unexpected', ['not sent']),
            ],
          },
        ],
      },
    ],
  };
  expect(failuresOfPlaywright(JSON.stringify(report))).toEqual([
    { where: 'door.spec.ts › waits (passed when repeated)', said: 'Timeout 30 s' },
    { where: 'door.spec.ts › sends', said: 'not sent' },
  ]);
});
