/** What one part of the conformance run has to say. */
import { join } from 'node:path';
import { root } from '../support/root.ts';

export interface Outcome {
  ok: boolean;
  lines: string[];
}

/** Where the documents of others lie, if they do: beside the project. */
export function foldersOfOthers(): string {
  return process.env.CONFORMANCE_DATA ?? join(root, '..', 'shared', 'testdata', 'einvoice');
}
