import { api, businessContext } from '../platform/http/procedures.ts';
import { discardImport } from './discard.ts';
import { exportCsv } from './export.ts';
import { previewImport } from './preview.ts';
import { getImport, listImportRows, listImports } from './read.ts';
import { startImport } from './start.ts';
import { undoImport } from './undo.ts';
import { uploadImport } from './upload.ts';

const { imports } = api;

export const importsRoutes = {
  list: imports.list.handler(({ context }) => listImports(businessContext(context))),
  get: imports.get.handler(({ context, input }) => getImport(businessContext(context), input.id)),
  upload: imports.upload.handler(({ context, input }) => uploadImport(businessContext(context), input)),
  preview: imports.preview.handler(({ context, input }) => previewImport(businessContext(context), input)),
  start: imports.start.handler(({ context, input }) => startImport(businessContext(context), input)),
  rows: imports.rows.handler(({ context, input }) => listImportRows(businessContext(context), input)),
  undo: imports.undo.handler(({ context, input }) => undoImport(businessContext(context), input.id)),
  export: imports.export.handler(({ context, input }) => exportCsv(businessContext(context), input)),
  discard: imports.discard.handler(({ context, input }) => discardImport(businessContext(context), input.id)),
};
