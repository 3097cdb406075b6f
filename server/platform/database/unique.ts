/** True if the error is that a record with the same key is there already, such as one that another request has just made. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/** PostgreSQL's own name for it. */
const UNIQUE_VIOLATION = '23505';
