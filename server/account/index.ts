/** How an account is kept safe: its sessions, its second factor, its latest events. */
export { type OwnerCheck, ownerCheck } from './confirm-owner.ts';
export type { AccountPorts } from './ports.ts';
