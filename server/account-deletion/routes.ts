import { api, type RequestContext } from '../platform/http/index.ts';
import { confirmDeletion } from './confirm.ts';
import type { AccountDeletionPorts } from './ports.ts';
import { readDeletion } from './read.ts';
import { requestDeletion } from './request.ts';
import { withdrawDeletion } from './withdraw.ts';

export function accountDeletionRoutes(ports: AccountDeletionPorts) {
  const after = async (request: RequestContext, done: Promise<void>) => {
    await done;
    return readDeletion(ports, request);
  };
  const { accountDeletion } = api;
  return {
    get: accountDeletion.get.handler(({ context }) => readDeletion(ports, context)),
    request: accountDeletion.request.handler(({ context, input }) =>
      after(context, requestDeletion(ports, context, input)),
    ),
    withdraw: accountDeletion.withdraw.handler(({ context }) =>
      after(context, withdrawDeletion(ports, context)),
    ),
    confirm: accountDeletion.confirm.handler(({ context, input }) => confirmDeletion(ports, context, input)),
  };
}
