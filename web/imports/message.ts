/** Imports as the contract says them. */
import type { client as calls } from '../connection/api.ts';

export type ImportMessage = Awaited<ReturnType<typeof calls.imports.get>>;
export type Preview = Awaited<ReturnType<typeof calls.imports.preview>>;
export type Settings = Preview['settings'];
export type Problem = Preview['rows'][number]['problems'][number];
export type ListedRow = Awaited<ReturnType<typeof calls.imports.rows>>['rows'][number];
export type Kind = ImportMessage['kind'];
/** Of which all can be written into a file that comes in again. */
export type GivenOutKind = Exclude<Kind, 'expenses'>;
export type RowList = Parameters<typeof calls.imports.rows>[0]['which'];

/** Whether the server is still at it. */
export function isUnderWay({ state }: Pick<ImportMessage, 'state'>): boolean {
  return state === 'running' || state === 'undoing';
}
