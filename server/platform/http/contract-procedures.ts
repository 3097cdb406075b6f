/** The contract as a list. */
import { contract } from '@belegbar/contract';
import type { ProcedureMeta } from '@belegbar/contract/common';
import type { AnyContractProcedure } from '@orpc/contract';

export interface ContractProcedure {
  /** Such as `signIn.session`. */
  name: string;
  /** As the description of the API names it; the name, unless its route says otherwise. */
  operationId: string;
  definition: AnyContractProcedure['~orpc'];
  meta: ProcedureMeta;
}

/** Every procedure, in the order of the contract. */
export const PROCEDURES: readonly ContractProcedure[] = Object.entries(contract).flatMap(
  ([group, procedures]) =>
    Object.entries(procedures as Record<string, AnyContractProcedure>).map(
      ([short, { '~orpc': definition }]) => {
        const name = `${group}.${short}`;
        return { name, operationId: definition.route.operationId ?? name, definition, meta: definition.meta };
      },
    ),
);
