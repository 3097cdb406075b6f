import type { Platform } from '../platform/context.ts';
import { readDatabaseFigures } from '../platform/database/index.ts';
import { readFileFigures } from '../platform/files/index.ts';
import { readWork } from '../platform/jobs/index.ts';
import { countOutbox, DELIVER_MAIL } from '../platform/mail/index.ts';
import type { AdminPorts } from './ports.ts';

/** Version, database, files, room on the disk, mail and work queue, as they are now. */
export async function readInstall({ database, space }: Platform, ports: AdminPorts) {
  const [figures, files, work, kept, room] = await Promise.all([
    readDatabaseFigures(database),
    readFileFigures(database),
    readWork(database),
    countOutbox(database),
    space.read(),
  ]);
  return {
    version: ports.app.version,
    address: ports.baseUrl,
    missingNotices: [...ports.missingNotices],
    risks: [...ports.risks],
    database: {
      version: figures.version,
      bytes: figures.bytes,
      migrations: {
        count: figures.migrations,
        last: figures.lastMigration,
        appliedAt: figures.migratedAt.toISOString(),
      },
    },
    files,
    space: room,
    mail: {
      way: ports.hasMailServer ? ('server' as const) : ('outbox' as const),
      kept,
      failed: work.find(({ name }) => name === DELIVER_MAIL)?.failed ?? 0,
    },
    work: work.map((kind) => ({ ...kind, oldestWaiting: kind.oldestWaiting?.toISOString() ?? null })),
  };
}
