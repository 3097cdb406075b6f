/** What a file takes from its surroundings: names that nothing in it declares, and how far it reaches into them. */
import type { Node } from 'oxc-parser';
import type { Source } from './imports.ts';
import { isDeclared, type Scopes, scopeOf } from './scopes.ts';
import { childrenOf, keyName, memberName, nodesOf, staticText } from './syntax.ts';

export interface Reach {
  /** `process.env.PORT`, `Math.random`, `import.meta.env`; a `*` is a member that is computed. */
  path: string;
  node: Node;
}

const VALUES_WITH_TYPES = /^TS(As|Satisfies|NonNull|Instantiation)Expression$/;
const SURROUNDINGS = /^(globalThis|window|self|global)\.(?=.)/;
const PROCESS_MODULE = /^(node:)?process$/;

const known = new WeakMap<Source, Reach[]>();

/** Every use, however it is written: `a.b`, `a['b']`, `globalThis.a.b`, `const { b } = a`, `import { b } from 'node:a'`. */
export function reachesOf(source: Source): Reach[] {
  const reaches = known.get(source) ?? findReaches(source);
  known.set(source, reaches);
  return reaches;
}

/** Whether a path is the named one or lies in it. */
export function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

function findReaches(source: Source): Reach[] {
  const found: Reach[] = [];
  const aliases = processNames(source);
  const visit = (node: Node, above: readonly Node[], scopes: Scopes): void => {
    const root = rootOf(node, scopes, aliases);
    if (root !== null) found.push(...follow(root, node, above));
    const inner = [...scopes, scopeOf(node)];
    for (const child of childrenOf(node)) if (isValue(child, node)) visit(child, [...above, node], inner);
  };
  visit(source.program, [], []);
  return [...found, ...nodesOf(source.program).flatMap(membersOfProcess)];
}

/** The name with which a path begins; null for a node that begins none. */
function rootOf(node: Node, scopes: Scopes, aliases: ReadonlyMap<string, string>): string | null {
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type !== 'Identifier') return null;
  return aliases.get(node.name) ?? (isDeclared(node.name, scopes) ? null : node.name);
}

/** Whether a child is, or contains, what is computed: no types, no names of members, no names given to imports. */
function isValue(child: Node, parent: Node): boolean {
  if (/^(ImportDeclaration|MetaProperty)$/.test(parent.type)) return false;
  if (parent.type === 'ExportNamedDeclaration' && parent.source !== null) return false;
  if (child.type.startsWith('TS')) return VALUES_WITH_TYPES.test(child.type);
  return !isNameOnly(child, parent);
}

/** `.env`, `env:` and labels. */
function isNameOnly(child: Node, parent: Node): boolean {
  if ('label' in parent) return parent.label === child;
  if (!('computed' in parent) || parent.computed) return false;
  return ('property' in parent && parent.property === child) || ('key' in parent && parent.key === child);
}

/** Climbs from the first name as far as members are taken. */
function follow(root: string, node: Node, above: readonly Node[]): Reach[] {
  let path = root;
  let child = node;
  for (const parent of above.toReversed()) {
    if (parent.type === 'MemberExpression' && parent.object === child)
      path = `${path}.${memberName(parent) ?? '*'}`;
    else if (!/^(Chain|Parenthesized)Expression$/.test(parent.type) && !VALUES_WITH_TYPES.test(parent.type))
      return taken(path, child, parent).map((each) => ({ path: withoutSurroundings(each), node }));
    child = parent;
  }
  return [{ path: withoutSurroundings(path), node }];
}

/** What destructuring takes out of a value, else the value. */
function taken(path: string, value: Node, parent: Node): string[] {
  if (parent.type === 'VariableDeclarator' && parent.init === value) return membersIn(parent.id, path);
  if (parent.type === 'AssignmentExpression' && parent.right === value) return membersIn(parent.left, path);
  if (parent.type === 'AssignmentPattern' && parent.right === value) return membersIn(parent.left, path);
  return [path];
}

function membersIn(pattern: Node, path: string): string[] {
  if (pattern.type === 'AssignmentPattern') return membersIn(pattern.left, path);
  if (pattern.type !== 'ObjectPattern') return [path];
  return pattern.properties.flatMap((property) => {
    if (property.type === 'RestElement') return [path];
    const name = property.computed ? staticText(property.key) : keyName(property.key);
    return membersIn(property.value, `${path}.${name ?? '*'}`);
  });
}

function withoutSurroundings(path: string): string {
  return SURROUNDINGS.test(path) ? withoutSurroundings(path.replace(SURROUNDINGS, '')) : path;
}

/** `import process from 'node:process'` under any name. */
function processNames({ program }: Source): Map<string, string> {
  const specifiers = program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && PROCESS_MODULE.test(node.source.value) ? node.specifiers : [],
  );
  return new Map(
    specifiers.filter(({ type }) => type !== 'ImportSpecifier').map(({ local }) => [local.name, 'process']),
  );
}

/** `import { env } from 'node:process'`, `export * from` it, and all of it by `import()`. */
function membersOfProcess(node: Node): Reach[] {
  if (!('source' in node) || !PROCESS_MODULE.test(staticText(node.source as Node | null) ?? '')) return [];
  const specifiers = 'specifiers' in node ? (node.specifiers as Node[]) : null;
  const names = specifiers?.flatMap((specifier) => {
    if (specifier.type === 'ImportSpecifier') return keyName(specifier.imported) ?? [];
    return specifier.type === 'ExportSpecifier' ? (keyName(specifier.local) ?? []) : [];
  });
  const paths = names?.map((name) => (name === 'default' ? 'process' : `process.${name}`)) ?? ['process'];
  return paths.map((path) => ({ path, node }));
}
