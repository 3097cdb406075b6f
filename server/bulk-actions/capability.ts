import { type Capability, stays } from '../platform/capability.ts';
import { bulkActionsExamples } from './api-examples.ts';
import { bulkActionApiFiles } from './api-files.ts';
import './tables.ts';
import { bulkActionsClasses } from './data-classes.ts';
import { bulkActionDownloads } from './downloads.ts';
import { bulkActionJobs } from './jobs.ts';
import { bulkActionsRoutes } from './routes.ts';

export const bulkActions: Capability = {
  apiExamples: bulkActionsExamples,
  apiFiles: bulkActionApiFiles,
  routes: () => ({ bulkActions: bulkActionsRoutes }),
  downloads: () => bulkActionDownloads,
  jobs: () => bulkActionJobs,
  dataClasses: bulkActionsClasses,
  exportSheets: [...stays('passing', 'bulk_actions', 'bulk_action_items')],
  keptAndGone: { ends: { bulk_actions: 'atOnce', bulk_action_items: 'atOnce' } },
};
