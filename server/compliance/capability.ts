import type { Capability } from '../platform/capability.ts';
import { complianceExamples } from './api-examples.ts';
import { complianceRoutes } from './routes.ts';

export const compliance: Capability = {
  apiExamples: complianceExamples,
  routes: () => ({ compliance: complianceRoutes }),
};
