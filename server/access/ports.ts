/** What signing in is guarded with, as given by the program that runs it. */
import type { Guard } from '../platform/guard/index.ts';

export interface AccessPorts {
  guard: Pick<Guard, 'captcha' | 'strength' | 'findActiveAccount'>;
}
