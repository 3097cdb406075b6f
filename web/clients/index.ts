/** Public face of the client screens. */
export { ClientDialog } from './ClientDialog.tsx';
export { ClientList } from './ClientList.tsx';
export { type ClientMessage, isClientSort } from './message.ts';
export { useArchiveClient, useClients } from './use-clients.ts';
