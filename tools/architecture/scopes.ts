/** Which names are declared where. A `var` counts for its block: there are none here. */
import type { Node } from 'oxc-parser';

/** From the outermost to the innermost. */
export type Scopes = readonly ReadonlySet<string>[];

export function isDeclared(name: string, scopes: Scopes): boolean {
  return scopes.some((scope) => scope.has(name));
}

/** The names that a node declares for what is below it. */
export function scopeOf(node: Node): Set<string> {
  return new Set(namesBelow(node));
}

function namesBelow(node: Node): string[] {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
      return node.body.flatMap(declaredBy);
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent).flatMap(declaredBy);
    case 'ForStatement':
      return node.init === null ? [] : declaredBy(node.init);
    case 'ForInStatement':
    case 'ForOfStatement':
      return declaredBy(node.left);
    case 'CatchClause':
      return node.param === null ? [] : boundBy(node.param);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...namesOf(node.id), ...node.params.flatMap(boundBy)];
    case 'ClassExpression':
      return namesOf(node.id);
    default:
      return [];
  }
}

function declaredBy(node: Node): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
      return node.declaration === null ? [] : declaredBy(node.declaration);
    case 'ExportDefaultDeclaration':
      return declaredBy(node.declaration);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => boundBy(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return namesOf(node.id);
    default:
      return [];
  }
}

/** The names in a pattern: `a`, `{ a, b: [c] }`, `...a`, `a = 1`. */
function boundBy(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundBy(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : boundBy(element)));
    case 'RestElement':
      return boundBy(pattern.argument);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'TSParameterProperty':
      return boundBy(pattern.parameter);
    default:
      return [];
  }
}

function namesOf(id: { name: string } | null): string[] {
  return id === null ? [] : [id.name];
}
