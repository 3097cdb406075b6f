import { type Capability, stays } from '../platform/capability.ts';
import { importsExamples } from './api-examples.ts';
import './tables.ts';
import { importsClasses } from './data-classes.ts';
import { importJobs } from './jobs.ts';
import { importsRoutes } from './routes.ts';

export const imports: Capability = {
  apiExamples: importsExamples,
  routes: () => ({ imports: importsRoutes }),
  jobs: () => importJobs,
  dataClasses: importsClasses,
  exportSheets: [...stays('passing', 'imports', 'import_files', 'import_rows')],
  keptAndGone: { ends: { imports: 'atOnce', import_files: 'atOnce', import_rows: 'atOnce' } },
};
