/** The example of docs/how-to/sign-in-from-a-program.md, run as it stands there. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joins, PASSWORD } from '../support/account.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ captchaCost: 2000 });
});
afterAll(() => served.close());

test("Jonas's program signs in as the how-to says", async () => {
  const email = 'jonas@example.com';
  await joins(served, email);
  const howTo = readFileSync(new URL('../../docs/how-to/sign-in-from-a-program.md', import.meta.url), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(howTo)?.[1] ?? '';
  const program = example.replace('http://localhost:3000', served.address).replace("'…'", `'${PASSWORD}'`);
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '-e',
    `${program}\nconsole.log(session.user.email);`,
  ]);
  expect(stdout.trim()).toBe(email);
});
