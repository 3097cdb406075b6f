/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

const id = '0199a000-0000-7000-8000-000000000041';
const password = 'wolkenkratzer am fjord';
const ready = {
  id,
  state: 'ready',
  begunAt: '2026-03-02T09:00:00.000Z',
  partsDone: 0,
  parts: 0,
  url: `/files/exports/${id}.zip`,
};
export const dataExportExamples: Readonly<Record<string, ApiExample>> = {
  'dataExport.begin': { input: { password }, output: ready },
  'dataExport.latest': {
    output: { export: { ...ready, state: 'running', partsDone: 31, parts: 60, url: null } },
  },
  'dataExport.cancel': { input: { id }, output: { ...ready, state: 'cancelled', url: null } },
};
