/** What is not written here, and what is written instead. */
import { isTest } from '../architecture/rule.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

export interface Ban {
  pattern: RegExp;
  instead: string;
  /** Files it holds for. */
  where(path: string): boolean;
}

const anywhere = (path: string) => path !== 'tools/tidy/bans.ts' && path !== 'tools/tidy/tidy.test.ts';
const isTestFile = (path: string) => anywhere(path) && /\.(test|story|spec|screen)\.tsx?$/.test(path);
const inCode = (path: string) => anywhere(path) && /\.(tsx?|mjs|sql|typ)$/.test(path);
const inProduct = (path: string) =>
  inCode(path) && /^(domain|contract|documents|server|web)\//.test(path) && !isTest(path);

export const BANS: readonly Ban[] = [
  {
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    instead: 'do it, or open an issue',
    where: (path) => inCode(path) || (anywhere(path) && path.endsWith('.md')),
  },
  {
    pattern: /coming soon|kommt bald|demnächst verfügbar/i,
    instead: 'show what there is',
    where: (path) => inProduct(path) || path.startsWith('web/locales/'),
  },
  {
    pattern: /\bconsole\.log\(/,
    instead: 'platform.log, or a return value',
    where: inProduct,
  },
  { pattern: /@ts-(ignore|nocheck|expect-error)/, instead: 'a type that holds', where: inProduct },
  {
    pattern: /\bdatetime\.today\b|@preview\//,
    instead: 'data of the invoice, and code of ours: a document knows no clock and no network',
    where: (path) => inProduct(path) && path.endsWith('.typ'),
  },
  {
    pattern: /\bdangerouslySetInnerHTML\b|\.innerHTML\b/,
    instead: 'elements',
    where: (path) => inProduct(path) && path.startsWith('web/'),
  },
  {
    pattern: /—| – /,
    instead: 'a comma, a colon or a new sentence',
    where: (path) => /^web\/locales\/.*\.json$/.test(path),
  },
  {
    pattern: /(^|[\s"'`(=])\/(work|root|home\/\w+|Users\/\w+|tmp\/plan)\//,
    instead: 'a path of the project',
    where: anywhere,
  },
  {
    pattern: /registry\.[a-z]+\.[a-z]+|"resolved": "https?:/,
    instead: 'no address of a package registry',
    where: anywhere,
  },
  {
    pattern: /\bvi\.(mock|stubGlobal|resetModules)\(/,
    instead: 'a name that ends in .isolated.test.ts, since tests share what they have loaded',
    where: (path) => isTestFile(path) && !/\.isolated\.(test|story)\./.test(path),
  },
  {
    pattern: /\b(test|it|describe)\.(skip|todo|only|fixme|skipIf|runIf)\b/,
    instead: 'a test that runs: nothing is left out in silence',
    where: isTestFile,
  },
  {
    pattern: /[ \t]+$/m,
    instead: 'no blanks at the end of a line',
    where: (path) => anywhere(path) && /\.(sql|typ)$/.test(path),
  },
];

/** Every line that a ban forbids. */
export function checkBans(files: ProjectFiles): Problem[] {
  return [...files].flatMap(([path, text]) => {
    const bans = BANS.filter(({ where, pattern }) => where(path) && pattern.test(text));
    return bans.flatMap((ban) => linesWith(ban, path, text));
  });
}

function linesWith({ pattern, instead }: Ban, file: string, text: string): Problem[] {
  return text.split('\n').flatMap((content, index) => {
    const found = pattern.exec(content)?.[0];
    return found === undefined
      ? []
      : [{ file, line: index + 1, message: `has "${found.trim()}". Instead: ${instead}.` }];
  });
}
