import { type Capability, stays } from '../platform/capability.ts';
import { dataExportExamples } from './api-examples.ts';
import { dataExportApiFiles } from './api-files.ts';
import './tables.ts';
import { dataExportClasses } from './data-classes.ts';
import { dataExportDownloads } from './downloads.ts';
import type { DataExportPorts, ExportSource } from './ports.ts';
import { dataExportRoutes } from './routes.ts';

export const dataExport: Capability<DataExportPorts & ExportSource> = {
  apiExamples: dataExportExamples,
  apiFiles: dataExportApiFiles,
  routes: (ports) => ({ dataExport: dataExportRoutes(ports) }),
  downloads: dataExportDownloads,
  dataClasses: dataExportClasses,
  exportSheets: [...stays('passing', 'data_exports')],
  keptAndGone: { ends: { data_exports: 'atOnce' } },
};
