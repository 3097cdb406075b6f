/** What failed, read from the reports of the test programs, so that the last lines of a long run say it again. */
import { relative } from 'node:path';
import { root } from './root.ts';

/** One test, file or step that failed. */
export interface Failure {
  /** File and name of the test, or the file alone where none of its tests could run. */
  where: string;
  /** The first line of what it said. */
  said: string;
}

interface VitestReport {
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** @param report of Vitest's reporter `json` */
export function failuresOfVitest(report: string): Failure[] {
  const { testResults = [] } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ where: file, said: firstLine(message) }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      where: `${file} › ${fullName}`,
      said: firstLine(failureMessages[0] ?? ''),
    }));
  });
}

/** Those that passed only when repeated among them. @param report of Playwright's reporter `json` */
export function failuresOfPlaywright(report: string): Failure[] {
  return inSuites((JSON.parse(report) as Suite).suites ?? []);
}

function inSuites(suites: readonly Suite[]): Failure[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          where: `${file} › ${title}${status === 'flaky' ? ' (passed when repeated)' : ''}`,
          said: firstLine(results.find(({ error }) => error !== undefined)?.error?.message ?? ''),
        })),
    ),
    ...inSuites(inner),
  ]);
}

/** A terminal's colours begin with the escape character, which a pattern may not name. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function firstLine(text: string): string {
  return text.replace(COLOUR, '').trim().split('\n')[0] ?? '';
}
