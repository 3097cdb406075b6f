/** Tidying up behind the door, once an hour. */
import { purgeSignIn } from '../auth/index.ts';
import type { JobDefinition } from '../jobs/index.ts';
import { purgeSecurityLog } from '../security-log/index.ts';
import { purgeGuards } from './store.ts';

export const guardJobs: readonly JobDefinition[] = [
  {
    name: 'guard.tidy',
    everyHour: true,
    async handle({ database, clock }) {
      await purgeGuards(database, clock.now());
      await purgeSecurityLog(database);
      await purgeSignIn(database);
    },
  },
];
