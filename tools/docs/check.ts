/** Documents tell the truth: paths and commands they name exist, and tables are those of the code. */
import { posix } from 'node:path';
import { configurationTable } from '../../server/platform/config/index.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

const TOP_FOLDERS = /^(domain|contract|documents|server|web|specs|bench|docs|tools|\.ci)(\/|$)/;
const ROOT_FILE = /^([A-Z]+\.md|LICENSE|[a-z.-]+\.(json|config\.ts))$/;
/** `<capability>`, `*` and `NNN` stand for many. */
const PATTERN = /[<>*{}…]|NNN|\.\.\./;

/** @param paths all files of the project, binary ones as well */
export function checkDocuments(files: ProjectFiles, paths: readonly string[]): Problem[] {
  const known = new Set(paths.flatMap(withFolders));
  const { scripts } = JSON.parse(files.get('package.json') ?? '{"scripts":{}}') as {
    scripts: Record<string, string>;
  };
  const documents = [...files].filter(([path]) => path.endsWith('.md'));
  return documents.flatMap(([path, text]) => [
    ...eachMatch(text, /`([^`\n]+)`/g, (words) => judgeCode(words, path, known, scripts)).map(at(path)),
    ...eachMatch(text, /\]\(([^)\s]+)\)/g, (target) => judgeLink(target, path, known)).map(at(path)),
    ...checkTable(path, text),
  ]);
}

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function eachMatch(
  text: string,
  pattern: RegExp,
  judge: (found: string) => string | null,
): { line: number; message: string }[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(pattern)].flatMap((match) => {
      const message = judge(match[1] ?? '');
      return message === null ? [] : [{ line: index + 1, message }];
    }),
  );
}

function at(file: string) {
  return (problem: { line: number; message: string }): Problem => ({ file, ...problem });
}

function judgeCode(
  words: string,
  document: string,
  known: ReadonlySet<string>,
  scripts: Record<string, string>,
): string | null {
  const script = /^npm run (?:-s )?([a-z:-]+)/.exec(words)?.[1];
  if (script !== undefined && !(script in scripts)) return `names the command ${words}, which there is not.`;
  if (PATTERN.test(words) || /\s/.test(words) || !(TOP_FOLDERS.test(words) || ROOT_FILE.test(words)))
    return null;
  const path = words.replace(/:\d+$/, '').replace(/\/$/, '');
  const isThere =
    known.has(path) || known.has(posix.join(posix.dirname(document), path)) || GENERATED.has(path);
  return isThere ? null : `names ${words}, which does not exist.`;
}

/** Made by building, not kept. */
const GENERATED = new Set(['web/dist']);

function judgeLink(target: string, document: string, known: ReadonlySet<string>): string | null {
  if (/^([a-z]+:|#)/.test(target)) return null;
  const path = posix.join(posix.dirname(document), target.split('#', 1)[0] ?? '').replace(/\/$/, '');
  return known.has(path) ? null : `links to ${target}, which does not exist.`;
}

function checkTable(file: string, text: string): Problem[] {
  const table = configurationTable();
  const head = table.split('\n', 1)[0] ?? '';
  if (!text.includes(head) || text.includes(table)) return [];
  return [
    {
      file,
      line: text.slice(0, text.indexOf(head)).split('\n').length,
      message: 'has a table of variables that differs from the schema’s own.',
    },
  ];
}
