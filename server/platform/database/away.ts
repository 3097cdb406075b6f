/** Telling a database that does not answer from one that answers with an error. */

import { WaitedTooLong } from './shares.ts';

/** The server ends, starts, has no connection left, cannot be reached, or was waited for too long: error codes of PostgreSQL and of the system. */
const CODES =
  /^(08...|53300|55P03|57014|57P0[1235]|ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver has no code for a connection that breaks. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** True if the error, or what caused it, is that the database was not there or went away. Whether its statement was carried out is then unknown. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof WaitedTooLong) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isOfDatabase = code !== 'ENOENT' || syscall === 'connect';
  if (isOfDatabase && CODES.test(code ?? '')) return true;
  return WORDS.test(error.message) || isDatabaseAway(error.cause);
}
