/** What administrators see of the install. Row level security stays in force: no client, no document, no amount. */
export type { AdminPorts } from './ports.ts';
