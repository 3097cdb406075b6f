import type { Capability } from '../platform/capability.ts';
import { accountExamples } from './api-examples.ts';
import type { AccountPorts } from './ports.ts';
import { accountRoutes } from './routes.ts';

export const account: Capability<AccountPorts> = {
  apiExamples: accountExamples,
  routes: (ports) => ({ account: accountRoutes(ports) }),
};
