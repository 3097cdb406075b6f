/** A service as the contract says it. */
import type { client } from '../connection/api.ts';

export type ServiceMessage = Awaited<ReturnType<typeof client.services.list>>['services'][number];

/** The fields of a service that a person edits. */
export type ServiceFields = Omit<ServiceMessage, 'id' | 'version' | 'archived'>;
