import type { Capability } from '../platform/capability.ts';
import { adminExamples } from './api-examples.ts';
import type { AdminPorts } from './ports.ts';
import { adminRoutes } from './routes.ts';

export const admin: Capability<AdminPorts> = {
  apiExamples: adminExamples,
  routes: (ports) => ({ admin: adminRoutes(ports) }),
};
