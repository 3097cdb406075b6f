/** What stands at the top of a file: what is declared there, what is said above it, what it needs of the file, and what it calls. */
import type { CallExpression, Comment, Node } from 'oxc-parser';
import type { Source } from './imports.ts';
import { keyName, nodesOf } from './syntax.ts';

export interface Declared {
  name: string;
  node: Node;
  isExported: boolean;
  /** What the docstring says. */
  doc: string;
}

/** Functions and constants, in the order of the text. */
export function declaredAtTop({ program, comments, text }: Source): Declared[] {
  const exported = new Set(program.body.flatMap(namesHandedOut));
  return program.body.flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const doc = docOf(statement, comments, text);
    return namedIn(inner).map(({ name, node }) => ({
      name,
      node,
      doc,
      isExported: inner !== statement || exported.has(name),
    }));
  });
}

/** The declarations that one needs, itself first, by way of others as well. */
export function neededBy(first: Declared, all: readonly Declared[]): Declared[] {
  const needed = new Set([first]);
  for (const { node } of needed) {
    const names = new Set(nodesOf(node).flatMap((inner) => (inner.type === 'Identifier' ? inner.name : [])));
    for (const other of all) if (names.has(other.name)) needed.add(other);
  }
  return [...needed];
}

/** A call by a bare name. */
export interface Call {
  node: CallExpression;
  /** As the file has it that declares the function. */
  name: string;
  /** That file, or the package. */
  target: string;
}

/** The calls below a node of a file. */
export function callsIn(node: Node, source: Source): Call[] {
  return nodesOf(node).flatMap((call) => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return [];
    const { name } = call.callee;
    return [{ node: call, ...(importedNames(source).get(name) ?? { name, target: source.path }) }];
  });
}

type ImportedNames = ReadonlyMap<string, Pick<Call, 'name' | 'target'>>;

const known = new WeakMap<Source, ImportedNames>();

/** What a file imports by name, by the name it has here. */
function importedNames(source: Source): ImportedNames {
  const names = known.get(source) ?? findImportedNames(source);
  known.set(source, names);
  return names;
}

function findImportedNames({ program, imports }: Source): ImportedNames {
  const targets = new Map(imports.map(({ specifier, target }) => [specifier, target]));
  return new Map(
    program.body.flatMap((node) => {
      if (node.type !== 'ImportDeclaration') return [];
      const target = targets.get(node.source.value) ?? node.source.value;
      return node.specifiers.flatMap((specifier): [string, Pick<Call, 'name' | 'target'>][] =>
        specifier.type === 'ImportSpecifier'
          ? [[specifier.local.name, { name: keyName(specifier.imported) ?? '', target }]]
          : [],
      );
    }),
  );
}

function namesHandedOut(statement: Node): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) return [];
  return statement.specifiers.flatMap(({ local }) => keyName(local) ?? []);
}

function namedIn(node: Node | null): { name: string; node: Node }[] {
  if (node?.type === 'FunctionDeclaration') return node.id === null ? [] : [{ name: node.id.name, node }];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap((declared) =>
    declared.id.type === 'Identifier' ? [{ name: declared.id.name, node: declared }] : [],
  );
}

/** The last comment before it, with nothing but blanks between. */
function docOf({ start }: Node, comments: readonly Comment[], text: string): string {
  const above = comments.findLast(({ end }) => end <= start);
  const isNext = above !== undefined && text.slice(above.end, start).trim() === '';
  return isNext && above.value.startsWith('*') ? above.value : '';
}
