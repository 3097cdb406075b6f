/** What the stories and the server that is started for them have agreed on. */
import type { CastMember } from '../../cast/cast.ts';

/** Of everybody who signs up in a story. */
export const PASSWORD = 'genug-zeichen-für-alle';

/** Somebody who comes in without a form and without a mail. */
export interface Arrival {
  email: string;
  language: 'de' | 'en';
  /** Whose profile, clients and services the business begins with; null leaves it empty. */
  member: CastMember | null;
}

/** Where the endpoints of the stories alone are: at the port beside the server's own. */
export function backstageAddress(port = Number(process.env.BROWSER_TEST_PORT)): string {
  return `http://localhost:${port + 1}`;
}
