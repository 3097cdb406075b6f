import type { Capability } from '../platform/capability.ts';
import { outboxExamples } from './api-examples.ts';
import type { OutboxInstall } from './read.ts';
import { outboxRoutes } from './routes.ts';

export const outbox: Capability<OutboxInstall> = {
  apiExamples: outboxExamples,
  routes: (install) => ({ outbox: outboxRoutes(install) }),
};
