/** What web and server say to each other has one schema, and the pages know it by its types. */
import { inEach, isTest, PRODUCT, placeOf, type Rule } from '../rule.ts';

/** Where else something is parsed than in the contract, and why that is no message of it. */
const OTHER_SCHEMAS: [string, string][] = [
  ['server/platform/config/', 'The environment is parsed, which no page ever says.'],
  ['server/sign-in/', 'The endpoints of the auth library are its own, and the contract does not know them.'],
];

export const messageRules: Rule[] = [
  {
    name: 'web knows the contract by its types',
    reason:
      'What is parsed is parsed by the server; a value of the contract brings all schemas and zod into the files of the pages. A constant of both lives in the domain.',
    find: inEach(({ path, imports }) =>
      imports
        .filter(({ target }) => placeOf(path).workspace === 'web' && placeOf(target).workspace === 'contract')
        .filter(({ isTypeOnly }) => !isTypeOnly && !isTest(path))
        .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` })),
    ),
  },
  {
    name: 'a message has one schema',
    reason:
      'It stands in the contract; a second one lets through what the first refuses. Where something else is parsed, tools/architecture/rules/messages.ts says why.',
    find: inEach(({ path, imports }) =>
      imports
        .filter(({ target, isTypeOnly }) => target === 'zod' && !isTypeOnly && mayNotParse(path))
        .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` })),
    ),
  },
];

function mayNotParse(path: string): boolean {
  const { workspace } = placeOf(path);
  if (isTest(path) || !PRODUCT.includes(workspace) || workspace === 'contract') return false;
  return !OTHER_SCHEMAS.some(([folder]) => path.startsWith(folder));
}
