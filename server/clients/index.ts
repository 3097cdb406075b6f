/** Clients of a business. */
export { archiveClient } from './archive.ts';
export { createClient } from './create.ts';
export { euConsumers } from './eu-consumers.ts';
export type { ClientMessage } from './fields.ts';
export {
  type ClientList,
  type ClientListInput,
  type ClientTotals,
  listClients,
  readClientTotals,
} from './list.ts';
export {
  addClients,
  changeClients,
  clientsAfter,
  findAlikeClients,
  holdClients,
  prepareClients,
  refreshClientStatistics,
  removeClients,
} from './many.ts';
export { getClient, loadClient, proposeClientNumber } from './read.ts';
export { clientsRoutes } from './routes.ts';
export { updateClient } from './update.ts';
