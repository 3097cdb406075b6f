/** Where capabilities name stored files, each in the SQL of its own tables. */
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../database/index.ts';

/** A row of the stored files, inside whose query the conditions stand. */
export interface FileColumns {
  businessId: RawBuilder<string>;
  hash: RawBuilder<string>;
}

type Condition = RawBuilder<boolean>;

export interface FileUse {
  /** Each true where something names the file: it is not swept. */
  named(file: FileColumns): readonly Condition[];
  /** Each true where something needs the file also after the end of the account; left out where nothing does. */
  kept?(file: FileColumns): readonly Condition[];
  /** The same where whole documents are read for it, so that it is asked last. */
  keptInside?(file: FileColumns): readonly Condition[];
  exported: ExportedFiles;
}

/** The files as an export has them. */
export interface ExportedFiles {
  /** Their folder; empty for the uppermost. */
  folder: string;
  /** Selects `hash`, `name` and `suffix`, which stands behind the name. */
  names(businessId: string): RawBuilder<unknown>;
  /** What of a name is shown; all of it unless said. */
  shown?(name: string): string;
  /** What has no file yet. */
  missing?(transaction: Transaction, businessId: string): Promise<string[]>;
}
