import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../check.ts';
import { broken } from '../testing/broken.ts';

const GUARDED = 'a verb authorises first and audits';
const ONE = 'a verb has one transaction';

const IMPORTS = `
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { inTransaction } from '../platform/database/index.ts';
import { businessContext } from '../platform/http/index.ts';
`;
const verb = (text: string, path = 'server/clients/rename.ts') => ({ [path]: IMPORTS + text });
const ACT = 'inTransaction(context, (t) => audit(context, t, {}));';

describe('a verb that asks first and tells', () => {
  test.each([
    `export function rename(context) { authorise(context); return ${ACT} }`,
    `export function rename(context, { id }) { const key = { id }; authorise(context); return ${ACT} }`,
    `export async function rename(request) { const context = businessContext(request); await ${ACT} }`,
    `export function rename(context) { authorise(context); return inTransaction(context, (t) => store(context, t)); }
     async function store(context, t) { await audit(context, t, {}); }`,
    `export function rename(context) { authorise(context); return act(context); } function act(context) { return ${ACT} }`,
    `export function rename(context) { authorise(context); return ${ACT} }
     export function all(context) { return inSnapshot(context, (t) => read(t)); }`,
    'export function store(context, transaction) { return write(transaction); }',
  ])('breaks nothing: %s', (text) => {
    expect(broken(verb(text))).toEqual([]);
  });

  test('may leave the audit to what writes it for its capability', () => {
    const text = `import { enqueueMail } from './enqueue.ts';
      export function send(context) { authorise(context); return inTransaction(context, (t) => enqueueMail(context, t)); }`;
    expect(broken(verb(text, 'server/sending/send.ts'))).toEqual([]);
    expect(broken(verb(text, 'server/clients/send.ts'))).toEqual([GUARDED]);
  });
});

describe('a verb is unguarded', () => {
  test('that asks a namesake of its own', () => {
    const text = `import { audit } from '../platform/audit/index.ts'; import { authorise } from './mine.ts';
      export function rename(context) { authorise(context); return ${ACT} }`;
    expect(broken({ 'server/clients/rename.ts': text })).toEqual([GUARDED]);
    expect(
      broken({ 'server/clients/rename.ts': text.replace('./mine.ts', '../platform/authorise.ts') }),
    ).toEqual([]);
    const local = text.replace(/import \{ authorise.*/, 'function authorise() {}');
    expect(broken({ 'server/clients/rename.ts': local })).toEqual([GUARDED]);
  });

  test.each([
    ['that asks nobody', `export function rename(context) { return ${ACT} }`],
    [
      'that reads before it asks',
      `export async function rename(context) { await read(); authorise(context); return ${ACT} }`,
    ],
    [
      'that asks only sometimes',
      `export function rename(context) { if (context.actor) authorise(context); return ${ACT} }`,
    ],
    [
      'that asks inside',
      'export function rename(context) { return inTransaction(context, (t) => { authorise(context); return audit(context, t, {}); }); }',
    ],
    [
      'that tells nobody',
      'export function rename(context) { authorise(context); return inTransaction(context, (t) => write(t)); }',
    ],
    [
      'that tells outside of its transaction',
      'export async function rename(context) { authorise(context); await inTransaction(context, write); await audit(context, null, {}); }',
    ],
    [
      'whose helper opens the transaction',
      `export function rename(context) { return act(context); } function act(context) { return ${ACT} }`,
    ],
    [
      'that is handed out as a job',
      `export const jobs = [{ handle }]; function handle(context) { return ${ACT} }`,
    ],
    ['that belongs to nobody', 'export const f = (database) => withoutBusiness(database, (t) => write(t));'],
  ])('%s', (_, text) => {
    expect(broken(verb(text))).toEqual([GUARDED]);
  });
});

describe('a mark with its reason', () => {
  const JOB = 'export function tidy(context) { return inTransaction(context, (t) => write(t)); }';
  const UNTOLD =
    'export function look(context) { authorise(context); return inTransaction(context, write); }';

  test('excuses what is of the system, at the export or at what opens the transaction', () => {
    expect(broken(verb(`/** Tidies. @system A job. */ ${JOB}`))).toEqual([]);
    const helper = `/** @system A job. */ function tidy(context) { return ${ACT} } export const jobs = [tidy];`;
    expect(broken(verb(helper))).toEqual([]);
  });

  test('excuses a trace that nobody would look for, and nothing else', () => {
    expect(broken(verb(`/** @unaudited It is read. */ ${UNTOLD}`))).toEqual([]);
    expect(broken(verb(`/** @unaudited It is read. */ ${JOB}`))).toEqual([GUARDED]);
  });

  test('is none without a reason', () => {
    expect(broken(verb(`/** Tidies. @system */ ${JOB}`))).toEqual([GUARDED]);
  });

  test('that excuses nothing has to go', () => {
    expect(broken(verb('/** @system A job. */ export function tidy() {}'))).toEqual([GUARDED]);
  });
});

describe('one transaction', () => {
  const TWICE = `export async function rename(context) { authorise(context); await ${ACT} await ${ACT} }`;

  test('is what a verb has, also with what helps it', () => {
    expect(broken(verb(TWICE))).toEqual([ONE]);
    const helped = `export async function rename(context) { authorise(context); await ${ACT} await rest(context); }
      function rest(context) { return ${ACT} }`;
    expect(broken(verb(helped))).toEqual([ONE]);
  });

  test('is asked of no work of the system', () => {
    expect(broken(verb(`/** @system A job, done again. */ ${TWICE}`))).toEqual([]);
  });
});

test('a breach says what is missing', () => {
  const files = new Map(Object.entries(verb('export function f(c) { return inTransaction(c, g); }')));
  expect(checkArchitecture(files)[0]?.message).toMatch(
    /^opens a transaction in f without authorising first and without writing the audit in it, but /,
  );
});
