/** How long files and functions are: from one length on they are asked whether they are one thought, at another they end. */
import type { Node } from 'oxc-parser';
import { lineAt, readSources, type Source } from '../architecture/imports.ts';
import { isTest } from '../architecture/rule.ts';
import { nodesOf } from '../architecture/syntax.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

interface Measured {
  file: string;
  line: number;
  lines: number;
  /** From here on the check asks. */
  asked: number;
  /** Here it ends. */
  most: number;
}

const FILE_LINES = { asked: 200, most: 400 };
const FUNCTION_LINES = { asked: 40, most: 70 };

/** Every file and function that is longer than may be. */
export function checkLengths(files: ProjectFiles): Problem[] {
  return measure(files)
    .filter(({ lines, most }) => lines > most)
    .map(({ file, line, lines, most }) => ({
      file,
      line,
      message: `has ${lines} lines where ${most} are the most. Split it: nobody holds so much in mind.`,
    }));
}

/** Every file and function that is long enough to be asked. Whoever can say yes leaves it as it is. */
export function askLengths(files: ProjectFiles): Problem[] {
  return measure(files)
    .filter(({ lines, asked, most }) => lines > asked && lines <= most)
    .map(({ file, line, lines }) => ({ file, line, message: `has ${lines} lines. One thought?` }));
}

function measure(files: ProjectFiles): Measured[] {
  const sources = readSources(files);
  const inFiles = [...files].filter(([path]) => /\.(sql|css|typ)$/.test(path));
  return [
    ...inFiles.map(([file, text]) => ({ file, line: 0, lines: linesOf(text), ...FILE_LINES })),
    ...sources.map(fileOf),
    ...sources.filter(({ path }) => !isTest(path)).flatMap(functionsOf),
  ];
}

/** A table of cases is long by nature, and so is one of data, of which only the first and the last line count. */
function fileOf(source: Source): Measured {
  const { path, text, program } = source;
  const inTables = program.body.flatMap(tablesIn).map((table) => Math.max(0, heightOf(table, source) - 2));
  const lines = inTables.reduce((left, height) => left - height, linesOf(text));
  const asked = isTest(path) ? FILE_LINES.most : FILE_LINES.asked;
  return { file: path, line: 0, lines, asked, most: FILE_LINES.most };
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

function heightOf({ start, end }: Node, { text }: Source): number {
  return lineAt(text, end) - lineAt(text, start) + 1;
}

/** Lists and records at the top of a file that compute nothing. */
function tablesIn(statement: Node): Node[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => (init !== null && isData(init) ? [init] : []));
}

function isData(value: Node): boolean {
  const nodes = nodesOf(value);
  const isTable = nodes.some(({ type }) => type === 'ArrayExpression' || type === 'ObjectExpression');
  return isTable && !nodes.some(({ type }) => /Function|Statement/.test(type));
}

function functionsOf(source: Source): Measured[] {
  return nodesOf(source.program)
    .filter(({ type }) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type))
    .map((node) => ({
      file: source.path,
      line: lineAt(source.text, node.start),
      lines: heightOf(node, source),
      ...FUNCTION_LINES,
    }));
}
