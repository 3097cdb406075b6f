import { api, businessContext } from '../platform/http/procedures.ts';
import { archiveClient } from './archive.ts';
import { createClient } from './create.ts';
import { listClients, readClientTotals } from './list.ts';
import { getClient, proposeClientNumber } from './read.ts';
import { updateClient } from './update.ts';

export const clientsRoutes = {
  list: api.clients.list.handler(({ context, input }) => listClients(businessContext(context), input)),
  get: api.clients.get.handler(({ context, input }) => getClient(businessContext(context), input.id)),
  totals: api.clients.totals.handler(({ context, input }) =>
    readClientTotals(businessContext(context), input.id),
  ),
  nextNumber: api.clients.nextNumber.handler(({ context }) => proposeClientNumber(businessContext(context))),
  create: api.clients.create.handler(({ context, input }) => createClient(businessContext(context), input)),
  update: api.clients.update.handler(({ context, input }) => updateClient(businessContext(context), input)),
  archive: api.clients.archive.handler(({ context, input }) =>
    archiveClient(businessContext(context), input),
  ),
};
