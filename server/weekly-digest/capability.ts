import { type Capability, stays } from '../platform/capability.ts';
import { weeklyDigestExamples } from './api-examples.ts';
import './tables.ts';
import { weeklyDigestClasses } from './data-classes.ts';
import { weeklyDigestJobs } from './jobs.ts';
import { weeklyDigestRoutes } from './routes.ts';

export const weeklyDigest: Capability = {
  apiExamples: weeklyDigestExamples,
  routes: () => ({ weeklyDigest: weeklyDigestRoutes }),
  jobs: () => weeklyDigestJobs,
  dataClasses: weeklyDigestClasses,
  exportSheets: stays('secret', 'weekly_digests'),
  keptAndGone: { ends: { weekly_digests: 'atOnce' } },
};
