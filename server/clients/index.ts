/** Clients of a business. */
export { archiveClient } from './archive.ts';
export { createClient } from './create.ts';
export type { ClientMessage } from './fields.ts';
export { getClient, listClients, loadClient } from './read.ts';
export { clientsRoutes } from './routes.ts';
export { updateClient } from './update.ts';
