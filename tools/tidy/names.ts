/** Names of files and folders: kebab-case; React components as they are called; documents at the root in capitals. */
import type { Problem } from '../support/problem.ts';

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const ROOT_DOCUMENT = /^[A-Z]+(\.md)?$/;
/** Fixed by those who look for them. */
const GIVEN = /(^|\/)(README\.md|LICENSE(\.txt)?|\.DS_Store)$/;

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
  if (GIVEN.test(path)) return true;
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length === 1 && ROOT_DOCUMENT.test(name)) return true;
  return parts.slice(0, -1).every((part) => KEBAB.test(part)) && (KEBAB.test(name) || COMPONENT.test(name));
}
