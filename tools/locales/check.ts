/** German and English say the same things, and the pages ask only for what is said. */
import type { Node } from 'oxc-parser';
import { lineAt, readSources, type Source } from '../architecture/imports.ts';
import { isTest } from '../architecture/rule.ts';
import { nodesOf } from '../architecture/syntax.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

/** Namespace and key, `invoices:list.empty`, to text. */
type Texts = Map<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

export function checkLocales(files: ProjectFiles): Problem[] {
  const german = readTexts(files, 'de');
  const english = readTexts(files, 'en');
  const pages = readSources(files).filter(({ path }) => path.startsWith('web/') && !isTest(path));
  return [...compare(german, english), ...findMissing(pages, german), ...findUnused(pages, german)];
}

function readTexts(files: ProjectFiles, language: string): Texts {
  const texts: Texts = new Map();
  for (const [path, content] of files) {
    const namespace = new RegExp(`^web/locales/${language}/([a-z-]+)\\.json$`).exec(path)?.[1];
    if (namespace !== undefined) collect(JSON.parse(content), `${namespace}:`, texts);
  }
  return texts;
}

function collect(value: unknown, key: string, texts: Texts): void {
  if (typeof value !== 'object' || value === null) {
    texts.set(key, typeof value === 'string' ? value : '');
    return;
  }
  for (const [name, inner] of Object.entries(value))
    collect(inner, key.endsWith(':') ? key + name : `${key}.${name}`, texts);
}

function compare(german: Texts, english: Texts): Problem[] {
  const keys = new Set([...german.keys(), ...english.keys()]);
  return [...keys].flatMap((key) => {
    const [de, en] = [german.get(key), english.get(key)];
    const message = difference(de, en, PLURAL.test(key));
    return message === null
      ? []
      : [
          {
            file: fileOf(key, de === undefined || de === '' ? 'de' : 'en'),
            line: 0,
            message: `${key} ${message}`,
          },
        ];
  });
}

function difference(
  german: string | undefined,
  english: string | undefined,
  isPlural: boolean,
): string | null {
  if (german === undefined || english === undefined) return 'is missing.';
  if (german.trim() === '' || english.trim() === '') return 'is empty or no text.';
  const [de, en] = [placeholders(german, isPlural), placeholders(english, isPlural)];
  return de === en ? null : `has other placeholders in German (${de}) than in English (${en}).`;
}

/** `amountDe` and `amountEn` are the same amount, and "one day" may leave out its count. */
function placeholders(text: string, isPlural: boolean): string {
  const found = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}|<\/?(\w+)>/g)]
    .map((match) => (match[1] ?? match[2] ?? '').replace(/(De|En)$/, ''))
    .filter((name) => !(isPlural && name === 'count'));
  return [...new Set(found)].sort().join(', ');
}

function fileOf(key: string, language: string): string {
  return `web/locales/${language}/${key.split(':', 1)[0]}.json`;
}

/** A literal key given to `t` must exist in a namespace that the file names, or in the common one. */
function findMissing(pages: readonly Source[], texts: Texts): Problem[] {
  const known = new Set([...texts.keys()].flatMap((key) => [key, key.replace(PLURAL, '')]));
  const all = [...new Set([...texts.keys()].map((key) => key.split(':', 1)[0] ?? ''))];
  return pages.flatMap((source) => {
    const calls = callsOf(source);
    const namespaces = namespacesOf(source, calls, all);
    return calls.filter(isTranslation).flatMap((call) =>
      literalsOf(call.arguments[0])
        .filter(
          (key) =>
            !(key.includes(':')
              ? known.has(key)
              : namespaces.some((namespace) => known.has(`${namespace}:${key}`))),
        )
        .map((key) => ({
          file: source.path,
          line: lineAt(source.text, call.start),
          message: `asks for the text ${key}, which there is not in ${namespaces.join(', ')}.`,
        })),
    );
  });
}

type Call = Extract<Node, { type: 'CallExpression' }>;

function callsOf({ program }: Source): Call[] {
  return nodesOf(program).filter((node): node is Call => node.type === 'CallExpression');
}

function isTranslation({ callee }: Call): boolean {
  if (callee.type === 'Identifier') return callee.name === 't';
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 't'
  );
}

/** Those of `useTranslation` and of `ns` options in the file; all, where a file is handed its `t`. */
function namespacesOf({ text }: Source, calls: readonly Call[], all: readonly string[]): readonly string[] {
  const asked = calls.filter(
    ({ callee }) => callee.type === 'Identifier' && callee.name === 'useTranslation',
  );
  const named = asked.flatMap((call) => literalsOf(call.arguments[0]));
  const inOptions = [...text.matchAll(/\bns: '([a-z-]+)'/g)].map((match) => match[1] ?? '');
  if (asked.length > 0) return [...new Set([...named, ...inOptions, 'common'])];
  return all;
}

/** All strings that an expression can be: of a choice both, of a list each; what is computed is left out. */
function literalsOf(node: Node | undefined): string[] {
  if (node === undefined) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression')
    return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) => (element === null ? [] : literalsOf(element)));
  return [];
}

/** A text is used when its key is written anywhere in the pages, whole or as a template that it fits. */
function findUnused(pages: readonly Source[], texts: Texts): Problem[] {
  const nodes = pages.flatMap(({ program }) => nodesOf(program));
  const written = new Set(
    nodes.flatMap((node) => (node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [])),
  );
  const templates = nodes.flatMap((node) =>
    node.type === 'TemplateLiteral' ? patternOf(node.quasis.map(({ value }) => value.raw)) : [],
  );
  return [...texts.keys()]
    .filter((key) => {
      const plain = key.slice(key.indexOf(':') + 1).replace(PLURAL, '');
      const names = [plain, `${key.slice(0, key.indexOf(':'))}:${plain}`];
      return !names.some((name) => written.has(name) || templates.some((template) => template.test(name)));
    })
    .map((key) => ({ file: fileOf(key, 'de'), line: 0, message: `${key} is used nowhere.` }));
}

/** Only templates that look like keys: a word, then a dot. */
function patternOf(parts: string[]): RegExp[] {
  if (!/^[a-zA-Z:-]+\./.test(parts[0] ?? '')) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)];
}
