/** No room on the device, none within the quota, and none on the database's own disk: names of the system and of PostgreSQL. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];

/** True if the error, or what caused it, is that there was no room to write. Nothing of the act was kept. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.includes((error as NodeJS.ErrnoException).code ?? '') || isStorageFull(error.cause);
}
