/** What the server says to administrators. */
import type {
  Administrator as AdministratorSchema,
  Install as InstallSchema,
  People as PeopleSchema,
} from '@belegbar/contract/admin';
import type { UseQueryResult } from '@tanstack/react-query';
import type { output } from 'zod';
import type { client } from '../connection/api.ts';

export type People = output<typeof PeopleSchema>;
export type Install = output<typeof InstallSchema>;
export type Administrator = output<typeof AdministratorSchema>;
export type Work = Install['work'][number];
export type SecurityEvent = Awaited<ReturnType<typeof client.admin.securityEvents>>['events'][number];
export type Severity = SecurityEvent['severity'];
export type PeopleQuery = UseQueryResult<People>;
export type InstallQuery = UseQueryResult<Install>;
