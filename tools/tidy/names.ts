/** Names of files and folders: kebab-case; React components as they are called; documents at the root in capitals. */
import type { Node } from 'oxc-parser';
import { readSources, type Source } from '../architecture/imports.ts';
import { isTest } from '../architecture/rule.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const ROOT_DOCUMENT = /^[A-Z]+(\.md)?$/;
/** Fixed by those who look for them. */
const GIVEN = /(^|\/)(README\.md|LICENSE(\.txt)?|NOTICE|SHA256SUMS|\.DS_Store)$/;
/** Named by who made them. */
const MADE_ELSEWHERE = /^documents\/receipts\/models\/[\w.-]+\.(onnx|txt)$/;

/** @param paths all files of the project */
export function checkNames(paths: readonly string[]): Problem[] {
  return paths
    .filter((path) => !isAllowed(path))
    .map((file) => ({
      file,
      line: 0,
      message: 'is not named as the others: kebab-case, and PascalCase for a component.',
    }));
}

function isAllowed(path: string): boolean {
  if (GIVEN.test(path) || MADE_ELSEWHERE.test(path)) return true;
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length === 1 && ROOT_DOCUMENT.test(name)) return true;
  return parts.slice(0, -1).every((part) => KEBAB.test(part)) && (KEBAB.test(name) || COMPONENT.test(name));
}

/** Whoever looks for a component looks for a file of its name; one file of several is named as what they are together. */
export function checkComponentNames(files: ProjectFiles): Problem[] {
  return readSources(files)
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path) && !IS_ROUTE.test(path))
    .flatMap(checkComponents);
}

/** A route is named as its address; it hands over a component of its own or of a capability. */
const IS_ROUTE = /^web\/routes\//;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

function checkComponents({ path, program }: Source): Problem[] {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);
  const values = program.body.flatMap(exportedValues);
  const components = values.filter((value) => PASCAL.test(value) && /[a-z]/.test(value));
  const message = complaint(name, values[0], components);
  return message === null ? [] : [{ file: path, line: 0, message }];
}

function complaint(name: string, first: string | undefined, components: readonly string[]): string | null {
  const [component] = components;
  if (!PASCAL.test(name))
    return first !== undefined && first === component
      ? `exports the component ${component} first. Components are found by the name of their file: PascalCase.`
      : null;
  if (component === undefined)
    return 'is named as a component and exports none. Its name is kebab-case, or the component is missing.';
  return components.length > 1 || component === name
    ? null
    : `exports the component ${component}. It is found under the name of its file: ${component}.tsx.`;
}

function exportedValues(node: Node): string[] {
  if (node.type === 'ExportDefaultDeclaration') return idOf(node.declaration);
  if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
  const { declaration, specifiers } = node;
  if (declaration === null)
    return specifiers
      .filter(({ exportKind }) => exportKind !== 'type')
      .flatMap(({ exported }) => ('name' in exported ? [exported.name] : []));
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    : idOf(declaration);
}

function idOf(node: Node): string[] {
  if (!/^(Function|Class)(Declaration|Expression)$/.test(node.type) || !('id' in node)) return [];
  return node.id !== null && 'name' in node.id ? [String(node.id.name)] : [];
}
