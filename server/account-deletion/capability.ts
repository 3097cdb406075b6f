import { type Capability, stays } from '../platform/capability.ts';
import { accountDeletionExamples } from './api-examples.ts';
import './tables.ts';
import { accountDeletionClasses } from './data-classes.ts';
import { accountDeletionJobs } from './jobs.ts';
import type { AccountDeletionPorts } from './ports.ts';
import { accountDeletionRoutes } from './routes.ts';

export const accountDeletion: Capability<AccountDeletionPorts> = {
  apiExamples: accountDeletionExamples,
  routes: (ports) => ({ accountDeletion: accountDeletionRoutes(ports) }),
  jobs: ({ capabilities }) => accountDeletionJobs(capabilities),
  dataClasses: accountDeletionClasses,
  exportSheets: [...stays('secret', 'account_deletions'), ...stays('nobodys', 'closed_businesses')],
  keptAndGone: { ends: { account_deletions: 'atOnce', closed_businesses: 'books' } },
};
