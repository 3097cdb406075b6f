/** Every way in which a file can name another: imports, exports, types, calls, and files that are started by their address. */
import type { Argument, Comment, Node, Program } from 'oxc-parser';
import { nodesOf, staticText } from './syntax.ts';

export interface Specifier {
  /** As written; null where it is computed. */
  specifier: string | null;
  /** Vanishes when types are stripped. */
  isTypeOnly: boolean;
  /** Fetched when it runs: `import('…')`. */
  isDeferred: boolean;
  offset: number;
}

/** All of them, in the order of the text. */
export function specifiersOf(program: Program, comments: readonly Comment[]): Specifier[] {
  const inCode = nodesOf(program).flatMap((node) => [...declared(node), ...called(node)]);
  return [...comments.flatMap(referenced), ...inCode].sort((one, other) => one.offset - other.offset);
}

function declared(node: Node): Specifier[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return [named(node.source, node.importKind === 'type' || areTypes(node.specifiers))];
    case 'ExportNamedDeclaration':
      return node.source === null
        ? []
        : [named(node.source, node.exportKind === 'type' || areTypes(node.specifiers))];
    case 'ExportAllDeclaration':
      return [named(node.source, node.exportKind === 'type')];
    case 'TSImportType':
      return [named(node.source, true)];
    case 'TSExternalModuleReference':
      return [named(node.expression, false)];
    case 'TSModuleDeclaration':
      return node.id.type === 'Literal' ? [named(node.id, true)] : [];
    default:
      return [];
  }
}

function called(node: Node): Specifier[] {
  if (node.type === 'ImportExpression') return [{ ...named(node.source, false), isDeferred: true }];
  if (node.type === 'NewExpression' && isFileOfCode(node.arguments)) return [named(node.arguments[0], false)];
  if (node.type !== 'CallExpression') return [];
  const callee = calleeOf(node.callee);
  const [argument] = node.arguments;
  if (callee === 'require') return [named(argument, false)];
  if (callee === 'import.meta.glob')
    return (argument?.type === 'ArrayExpression' ? argument.elements : [argument]).map((pattern) =>
      named(pattern, false),
    );
  // What is only looked up may be computed: the folder of a package of which the name is an argument.
  const isLookUp = callee === 'require.resolve' || callee === 'import.meta.resolve';
  return isLookUp && staticText(argument) !== null ? [named(argument, false)] : [];
}

/** `new URL('./process.ts', import.meta.url)`: what is started as a process or a worker. */
function isFileOfCode([path, base]: readonly Argument[]): boolean {
  return base !== undefined && /\.[cm]?[jt]sx?$/.test(staticText(path) ?? '');
}

/** `require` for a `require` made on the spot as well. */
function calleeOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type === 'CallExpression') return calleeOf(node.callee) === 'createRequire' ? 'require' : '';
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return `${calleeOf(node.object)}.${node.property.name}`;
}

function referenced({ value, start }: Comment): Specifier[] {
  const specifier = /^\/\s*<reference\s+(?:path|types)=["'](.+?)["']/.exec(value)?.[1];
  return specifier === undefined ? [] : [{ specifier, isTypeOnly: true, isDeferred: false, offset: start }];
}

function areTypes(specifiers: readonly { type: string }[]): boolean {
  const kindOf = (item: object) =>
    'importKind' in item ? item.importKind : 'exportKind' in item ? item.exportKind : 'value';
  return specifiers.length > 0 && specifiers.every((item) => kindOf(item) === 'type');
}

function named(node: Node | null | undefined, isTypeOnly: boolean): Specifier {
  return { specifier: staticText(node), isTypeOnly, isDeferred: false, offset: node?.start ?? 0 };
}
