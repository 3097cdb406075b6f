/** A refusal that the caller can mend or must accept. Thrown inside verbs, so that the transaction rolls back; translated once, in `platform/http`. */
import type { contract } from '@belegbar/contract';
import type { Problem } from '@belegbar/domain/problem';

/** Every one that some procedure of the contract declares. */
export type RefusalCode = CodeOf<ProcedureOf<keyof typeof contract>>;

type ProcedureOf<Group> = Group extends keyof typeof contract
  ? (typeof contract)[Group][keyof (typeof contract)[Group]]
  : never;
type CodeOf<Procedure> = Procedure extends { '~orpc': { errorMap: infer Errors } }
  ? keyof Errors & string
  : never;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly data: unknown;

  constructor(code: RefusalCode, data?: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

export function notFound(): Refusal {
  return new Refusal('NOT_FOUND');
}

/** The database does not answer; whether the act was done is unknown, and asking again with the same key tells. */
export function databaseAway(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE');
}

/** Too much waits already, or this took too long: nothing was done, and it can be asked again. */
export function tooBusy(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE');
}

/** There is no room to write; nothing of the act was kept. */
export function storageFull(): Refusal {
  return new Refusal('STORAGE_FULL');
}

/** Problems at fields; each has the path of its field and a code that the web translates. */
export function invalid(problems: Problem[]): Refusal {
  return new Refusal('INVALID', { problems });
}
