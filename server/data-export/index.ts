/** The export of everything: one ZIP, written while it is downloaded. */
export type { DataExportPorts, ExportSource } from './ports.ts';
export { dataExportRoutes } from './routes.ts';
export { streamExport } from './stream.ts';
