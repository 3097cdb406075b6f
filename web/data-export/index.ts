/** Public face of the export of everything. */
export { ExportEverything } from './ExportEverything.tsx';
