/** Documents tell the truth: paths and commands they name exist, and tables are those of the code. */
import { posix } from 'node:path';
import { configurationTable } from '../../server/platform/config/index.ts';
import { DOMAIN_ORDER } from '../architecture/rules/capabilities.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';
import { codeIn } from './code.ts';

const TOP_FOLDERS = /^(?:\.\/)?(domain|contract|documents|server|web|specs|bench|docs|tools|\.ci)(\/|$)/;
const ROOT_FILE = /^(?:\.\/)?([A-Z]+\.md|LICENSE|[a-z.-]+\.(json|config\.ts))$/;
/** `<capability>`, `*` and `NNN` stand for many. */
const PATTERN = /[<>*{}…]|NNN|\.\.\./;

/** `npm run check`, `npm start`; what npm itself does (`npm ci`) is not ours. */
const COMMAND =
  /\bnpm (?:run(?:-script)?(?: -s| --silent)? ([a-z][a-z:-]*)|(?:-s )?(start|test|stop|restart)\b)/g;
const LINK = /\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g;

/** @param paths all files of the project, binary ones as well */
export function checkDocuments(files: ProjectFiles, paths: readonly string[]): Problem[] {
  const known = new Set(paths.flatMap(withFolders));
  const { scripts } = JSON.parse(files.get('package.json') ?? '{"scripts":{}}') as {
    scripts: Record<string, string>;
  };
  const documents = [...files].filter(([path]) => path.endsWith('.md'));
  return documents.flatMap(([path, text]) => [
    ...codeIn(text).flatMap(({ line, words }) =>
      [...checkCommands(words, scripts), ...checkPaths(words, path, known)].map((message) => ({
        file: path,
        line,
        message,
      })),
    ),
    ...checkLinks(path, text, known),
    ...checkTable(path, text),
    ...(path === 'ARCHITECTURE.md' ? checkOrder(path, text) : []),
  ]);
}

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function checkCommands(words: string, scripts: Record<string, string>): string[] {
  return [...words.matchAll(COMMAND)].flatMap(([command, run, short]) => {
    const script = run ?? short ?? '';
    return script in scripts ? [] : [`names the command ${command}, which there is not.`];
  });
}

function checkPaths(words: string, document: string, known: ReadonlySet<string>): string[] {
  const each = words.split(/[\s"'`=,;()|]+/);
  return each
    .filter((word) => isPath(word, each.length === 1) && !isThere(word, document, known))
    .map((word) => `names ${word}, which does not exist.`);
}

/** Alone, `docs` is the folder; among other words it is a word. */
function isPath(word: string, isAlone: boolean): boolean {
  if (PATTERN.test(word)) return false;
  return ROOT_FILE.test(word) || (TOP_FOLDERS.test(word) && (isAlone || word.includes('/')));
}

function isThere(word: string, document: string, known: ReadonlySet<string>): boolean {
  const path = posix.normalize(word.replace(/:\d+$/, '').replace(/[/.]$/, ''));
  return known.has(path) || known.has(posix.join(posix.dirname(document), path)) || GENERATED.has(path);
}

/** Made by building, not kept. */
const GENERATED = new Set(['web/dist']);

function checkLinks(file: string, text: string, known: ReadonlySet<string>): Problem[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(LINK)].flatMap(([, inBrackets, inTag]) => {
      const target = inBrackets ?? inTag ?? '';
      if (/^([a-z]+:|#)/.test(target)) return [];
      const path = posix.join(posix.dirname(file), target.split('#', 1)[0] ?? '').replace(/\/$/, '');
      return known.has(path)
        ? []
        : [{ file, line: index + 1, message: `links to ${target}, which does not exist.` }];
    }),
  );
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

const ORDER = /Imports go leftwards only: ([^.\n]+)\./;

/** The page and the rule of the imports say one order. */
function checkOrder(file: string, text: string): Problem[] {
  const order = DOMAIN_ORDER.join(', ');
  const match = ORDER.exec(text);
  if (match?.[1] === order) return [];
  const line = match === null ? 0 : text.slice(0, match.index).split('\n').length;
  return [
    { file, line, message: `does not say "Imports go leftwards only: ${order}.", as the rule has it.` },
  ];
}
