/** Taking in, taking back, tidying up. */
import type { JobDefinition } from '../platform/jobs/index.ts';
import { giveUpRun, runImport } from './run.ts';
import { giveUpUndo, runUndo } from './run-undo.ts';
import { RUN } from './start.ts';
import { tidyImports } from './tidy.ts';
import { UNDO } from './undo.ts';

export const importJobs: readonly JobDefinition[] = [
  { name: RUN, handle: runImport, giveUp: giveUpRun },
  { name: UNDO, handle: runUndo, giveUp: giveUpUndo },
  { name: 'imports.tidy', everyDay: true, handle: tidyImports },
];
