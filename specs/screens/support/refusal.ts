/** What the server throws when it refuses, with the status that the contract gives the code. */
import { contract } from '@belegbar/contract';
import { ORPCError } from '@orpc/server';

interface Declares {
  '~orpc': { errorMap: Record<string, { status?: number }> };
}

const statusOf = new Map(
  Object.values(contract)
    .flatMap((procedures) => Object.values(procedures) as Declares[])
    .flatMap((procedure) => Object.entries(procedure['~orpc'].errorMap))
    .map(([code, { status }]) => [code, status]),
);

/** @throws when no procedure declares the code */
export function refusal(code: string, data?: unknown): ORPCError<string, unknown> {
  const status = statusOf.get(code);
  if (status === undefined) throw new Error(`The contract has no refusal ${code}.`);
  return new ORPCError(code, { status, data });
}

/** Refuses what was entered: at each field the code of why. */
export function invalid(problems: Readonly<Record<string, string>>): ORPCError<string, unknown> {
  return refusal('INVALID', { problems: problemsAt(problems) });
}

export function problemsAt(problems: Readonly<Record<string, string>>) {
  return Object.entries(problems).map(([field, code]) => ({
    field,
    code,
    paragraph: '',
    severity: 'blocking' as const,
    values: {},
  }));
}
