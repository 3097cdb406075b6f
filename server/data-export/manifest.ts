/** `manifest.json`: what an export is, and what of every file in it must hold. */
import type { CapabilityRecords } from '../platform/capability.ts';
import type { ArchivedFile } from '../platform/zip/index.ts';
import type { AppVersion } from './ports.ts';
import { stayingTables } from './sheets.ts';

/** Another form of the files would have another number. */
const FORMAT_VERSION = 1;

/** A file, and of a table its rows and the sums of its amounts in cents. */
export interface WrittenFile extends ArchivedFile {
  rows?: number;
  sums?: Record<string, number>;
}

export interface Missing {
  what: string;
  reason: 'notMadeYet' | 'noBytes';
}

export function manifestOf(
  capabilities: readonly CapabilityRecords[],
  made: {
    app: AppVersion;
    business: { id: string; name: string };
    userId: string;
    madeAt: Date;
    files: readonly WrittenFile[];
    missing: readonly Missing[];
  },
) {
  return {
    format: 'belegbar-export',
    formatVersion: FORMAT_VERSION,
    madeAt: made.madeAt.toISOString(),
    app: made.app,
    business: made.business,
    user: { id: made.userId },
    files: made.files.map(({ path, bytes, sha256, rows, sums }) => ({ path, bytes, sha256, rows, sums })),
    missing: made.missing,
    notExported: stayingTables(capabilities),
  };
}
