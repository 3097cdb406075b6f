/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { clientId, idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const id = '01945c2e-7a10-7c3e-9d5b-2f6a8b1c4d7e';

const draft = {
  id,
  kind: 'clients',
  state: 'draft',
  fileName: 'kunden.csv',
  rowsTotal: 2,
  rowsDone: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  warned: 0,
  removed: 0,
  restored: 0,
  stayed: 0,
  canUndo: false,
  by: 'Jonas Beispiel',
  createdAt: '2026-03-02T09:00:00.000Z',
  finishedAt: null,
  undoneAt: null,
};
const running = { ...draft, state: 'running' };
const done = {
  ...draft,
  state: 'done',
  rowsDone: 2,
  created: 1,
  skipped: 1,
  canUndo: true,
  finishedAt: '2026-03-02T09:01:00.000Z',
};
const settings = {
  kind: 'clients',
  encoding: 'windows-1252',
  separator: ';',
  hasHeadings: true,
  decimalSign: ',',
  mapping: ['number', 'name'],
  existing: 'skip',
};
const problem = {
  target: 'name',
  column: 1,
  code: 'name.empty',
  severity: 'blocking',
  typed: '',
};

export const importsExamples: Readonly<Record<string, ApiExample>> = {
  'imports.list': { output: { imports: [done] } },
  'imports.get': { input: { id }, output: done },
  // A name stands for the bytes of the file.
  'imports.upload': { input: { idempotencyKey, kind: 'clients', file: 'kunden.csv' }, output: draft },
  'imports.preview': {
    input: { id, language: 'de', settings },
    output: {
      settings,
      columns: [
        { heading: 'Kunden-Nr.', samples: ['K-1', 'K-2'] },
        { heading: 'Firma', samples: ['Bäckerei Größ'] },
      ],
      rows: [{ line: 2, outcome: 'created', values: { number: 'K-1', name: 'Bäckerei Größ' }, problems: [] }],
      skippedRows: [{ line: 3, problems: [problem] }],
      counts: { total: 2, created: 1, updated: 0, unchanged: 0, skipped: 1, warned: 0 },
    },
  },
  'imports.start': { input: { id, settings }, output: running },
  'imports.rows': {
    input: { id, which: 'skipped' },
    output: {
      headings: ['Kunden-Nr.', 'Firma'],
      rows: [{ line: 3, name: '', problems: [problem], cells: ['K-2', ''], undo: null, recordId: clientId }],
      next: null,
    },
  },
  'imports.undo': { input: { id }, output: { ...done, state: 'undoing', canUndo: false } },
  'imports.export': {
    input: { kind: 'clients', language: 'de', archived: 'no' },
    output: { csv: 'Kundennummer;Name\r\nK-1;Bäckerei Größ\r\n' },
  },
  'imports.discard': { input: { id }, output: { id } },
};
