/** How much room is left where the install writes. */
import { statfs } from 'node:fs/promises';

/** `low`: whoever runs the install should make room. `full`: writing is refused, or is about to be. */
export type SpaceState = 'ok' | 'low' | 'full';

export interface SpaceFigures {
  state: SpaceState;
  /** Bytes of the fullest disk; null where nothing that is known lies on a disk of this machine. */
  freeBytes: number | null;
  totalBytes: number | null;
}

export interface Space {
  read(): Promise<SpaceFigures>;
  /** Something could not be written for want of room, here or on the database's own machine. */
  noteRefused(): void;
  /** So many bytes of files one business may have handed in. */
  quotaBytes: number;
}

const MEGABYTE = 1024 * 1024;
/** Warned of below a twentieth of the disk, on large ones below this. */
const LOW = { share: 1 / 20, bytesMaximum: 2048 * MEGABYTE };
/** What the database writes ahead in one piece. */
const FULL_BYTES = 16 * MEGABYTE;
/** A refusal says more than any figure, for so long. */
const REFUSED_MILLISECONDS = 60_000;

interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** What one business may have stored, unless the install says otherwise. */
export const QUOTA_BYTES = 10 * 1024 * MEGABYTE;

/** @param folders those that exist are looked at; `look` reads one */
export function openSpace(
  folders: readonly string[],
  {
    quotaBytes = QUOTA_BYTES,
    now = () => performance.now(),
    look = diskOf,
  }: { quotaBytes?: number; now?: () => number; look?: typeof diskOf } = {},
): Space {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    quotaBytes,
    noteRefused: () => {
      refusedAt = now();
    },
    async read() {
      const found = await Promise.all(folders.map((folder) => look(folder).catch(() => null)));
      const disks = found.filter((disk) => disk !== null);
      const [fullest = null] = disks.toSorted((one, other) => one.freeBytes - other.freeBytes);
      const wasRefused = now() - refusedAt < REFUSED_MILLISECONDS;
      return {
        state: wasRefused ? 'full' : stateOf(fullest),
        freeBytes: fullest?.freeBytes ?? null,
        totalBytes: fullest?.totalBytes ?? null,
      };
    },
  };
}

async function diskOf(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

function stateOf(disk: Disk | null): SpaceState {
  if (disk === null) return 'ok';
  const { freeBytes, totalBytes } = disk;
  if (freeBytes < FULL_BYTES) return 'full';
  return freeBytes < Math.min(totalBytes * LOW.share, LOW.bytesMaximum) ? 'low' : 'ok';
}
