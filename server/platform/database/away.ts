/** Telling a database that does not answer from one that answers with an error. */

/** The server ends, starts, has no connection left or cannot be reached: error codes of PostgreSQL and of the system. */
const CODES =
  /^(08...|53300|57P0[1235]|ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver has no code for a connection that breaks. */
const WORDS = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/** True if the error, or what caused it, is that the database was not there or went away. Whether its statement was carried out is then unknown. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isOfDatabase = code !== 'ENOENT' || syscall === 'connect';
  if (isOfDatabase && CODES.test(code ?? '')) return true;
  return WORDS.test(error.message) || isDatabaseAway(error.cause);
}
