/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey, service, serviceFields, serviceId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

export const servicesExamples: Readonly<Record<string, ApiExample>> = {
  'services.list': { input: {}, output: { services: [service] } },
  'services.create': { input: { idempotencyKey, service: serviceFields }, output: service },
  'services.update': {
    input: { id: serviceId, version: 1, changes: { unitPrice: '98.5' } },
    output: { ...service, version: 2, unitPrice: '98.5' },
  },
  'services.archive': {
    input: { id: serviceId, archived: true },
    output: { ...service, version: 2, archived: true },
  },
};
