/** One's own profile: its sections, and the dialogs that ask for the password. */
import type { client } from '../../../web/connection/api.ts';
import type { Answers } from './fake-server.ts';
import type { Screen } from './stage.tsx';
import { type Part, partWith } from './verbs-parts.ts';

type Security = Awaited<ReturnType<typeof client.account.security>>;

export const PASSWORD = 'wolken-am-fjord';

/** What the server says of the account; what is changed of `now` is said from then on. */
export function secured(security: Partial<Security>): { now: Security; answers: Answers } {
  const now = { hasPassword: true, secondFactor: false, backupCodesLeft: 0, ...security };
  return { now, answers: { account: { security: () => ({ ...now }) } } };
}

/** A section of the profile by its title, such as `devices`. */
export function findSection({ say, findByText }: Screen, name: string): Promise<Part> {
  return partWith(findByText(say(`account:${name}.title`), { selector: 'h2' }), 'section');
}
