/** Files of clients and services: looked at, taken in, undone, given out. */
export { discardImport } from './discard.ts';
export { exportCsv } from './export.ts';
export { importJobs } from './jobs.ts';
export { previewImport } from './preview.ts';
export { getImport, listImportRows, listImports } from './read.ts';
export { importsRoutes } from './routes.ts';
export { runImport } from './run.ts';
export { runUndo } from './run-undo.ts';
export { startImport } from './start.ts';
export { tidyImports } from './tidy.ts';
export { undoImport } from './undo.ts';
export { uploadImport } from './upload.ts';
